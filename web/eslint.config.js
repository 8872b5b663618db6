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
      // Types and ids are told by `svelte-check`.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // The page has a router of its own, and maps that nobody watches.
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
    // Nothing outside the folder of a game knows it, and a game knows only what all share.
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
