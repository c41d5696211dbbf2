import { defineConfig, mergeConfig } from "vite"
import siteConfig from "../vite.config.ts"
import { mockServer } from "./mockServer.ts"

export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    appType: "custom",
    plugins: [mockServer()],
    // Separate, as the worker has its own prebundled dependencies.
    cacheDir: "node_modules/.vite-mock",
    optimizeDeps: { entries: ["admin.html", "site/entry-client.tsx", "mock/startWorker.ts"] },
  }),
)
