import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { outDir: "dist", emptyOutDir: true, manifest: true, target: "es2023" },
  server: {
    port: 4311,
    // The API of `npm run dev`; it must see its own origin, or the Origin check refuses.
    proxy: { "/api": { target: "http://localhost:4310", changeOrigin: true } },
  },
});
