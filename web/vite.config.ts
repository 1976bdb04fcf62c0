import { defineConfig } from "vite";

// The server serves what is in src/sarai/static; none of it is committed.
export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/sarai/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: URLs would need a weaker content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
