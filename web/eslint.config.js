import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GAMES = "src/games/*/**";

export default defineConfig(
  globalIgnores(["dist/", "node_modules/", "src/**/wire.ts", "src/**/printed_data.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // `svelte-check` reports unknown types and ids.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // The page has its own router, and maps that need no reactivity.
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression",
          message: "Declare the type where the value comes from instead of casting twice.",
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Nothing outside a game's folder imports it, and a game imports only shared modules.
    files: ["src/**"],
    ignores: [GAMES],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ group: ["**/games/*/**"], message: "Ask games/registry." }] }],
    },
  },
  {
    files: [GAMES],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["**/app/**", "**/table/**"], message: "A game uses lib/ and its own folder." }] },
      ],
    },
  },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node } },
);
