import { defineConfig } from "vite";

// The server hands out what lies in src/sarai/static; nothing of it is committed.
export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/sarai/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need a weaker content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
