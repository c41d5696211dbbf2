import { defineConfig, mergeConfig } from "vite"
import siteConfig from "../vite.config.ts"
import { mockServer } from "./mockServer.ts"

export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    appType: "custom",
    plugins: [mockServer()],
    // A cache of its own, as the worker has other dependencies to bundle in advance.
    cacheDir: "node_modules/.vite-mock",
    optimizeDeps: { entries: ["admin.html", "site/entry-client.tsx", "mock/startWorker.ts"] },
  }),
)
