import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs in a browser
    test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
  }),
);
