import { defineConfig } from "vitest/config";
import { WxtVitest } from "wxt/testing/vitest-plugin";

export default defineConfig({
  plugins: [await WxtVitest({ root: new URL("..", import.meta.url).pathname })],
  define: {
    __API_ORIGIN__: JSON.stringify("http://localhost:4310"),
    __DASHBOARD_ORIGIN__: JSON.stringify("http://localhost:4310"),
  },
  test: {
    name: "extension",
    root: import.meta.dirname,
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/*.dom.test.ts", "e2e/**", ".output/**", "node_modules/**"],
    sequence: { shuffle: { files: true, tests: true } },
    environment: "node",
  },
});
