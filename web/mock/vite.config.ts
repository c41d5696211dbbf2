import { defineConfig, mergeConfig } from "vite"
import siteConfig from "../vite.config.ts"
import { mockServer } from "./mockServer.ts"

/** `npm run dev:mock`: the whole web client without an API. */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    appType: "custom",
    plugins: [mockServer()],
    // The worker has dependencies of its own, so its prebundled dependencies are apart as well.
    cacheDir: "node_modules/.vite-mock",
    optimizeDeps: { entries: ["admin.html", "site/entry-client.tsx", "mock/startWorker.ts"] },
  }),
)
