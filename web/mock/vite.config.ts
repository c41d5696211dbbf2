import { defineConfig, mergeConfig } from "vite"
import siteConfig from "../vite.config.ts"
import { mockServer } from "./mockServer.ts"

/** `npm run dev:mock`: the whole web client in a browser, with no API behind it. */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    appType: "custom",
    plugins: [mockServer()],
    // The worker's dependencies are not the product's, so neither are their prepared bundles.
    cacheDir: "node_modules/.vite-mock",
    optimizeDeps: { entries: ["admin.html", "site/entry-client.tsx", "mock/startWorker.ts"] },
  }),
)
