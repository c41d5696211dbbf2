import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin, ViteDevServer } from "vite"

const entries = ["/site/entry-client.tsx", "/dashboard/main.tsx"]

const startedBehindWorker = (entry: string) => `
import { startWorker } from "/mock/startWorker.ts"
await startWorker()
await import("${entry}?behind-worker")
`

const answer = async (vite: ViteDevServer, url: URL) => {
  const file = (name: string) => readFile(join(vite.config.root, name), "utf8")

  if (url.pathname === "/mockServiceWorker.js") {
    return { status: 200, type: "text/javascript", body: await file("mock/mockServiceWorker.js") }
  }
  if (/^\/adminpage(\/|$)/.test(url.pathname)) {
    const body = await vite.transformIndexHtml(url.pathname, await file("admin.html"), "/admin.html")
    return { status: 200, type: "text/html", body }
  }
  const { demoPage } = (await vite.ssrLoadModule("/mock/demoPages.ts")) as typeof import("./demoPages.ts")
  return demoPage(url)
}

/** Serves the dashboard and the site's pages, and lets MSW's worker start before either of them. */
export const mockServer = (): Plugin => ({
  name: "farelight:mock-server",

  transform(_code, id, options) {
    const entry = entries.find((name) => id.endsWith(name))
    return entry && !options?.ssr ? { code: startedBehindWorker(entry), map: null } : undefined
  },

  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const { status, type, body } = await answer(vite, new URL(request.originalUrl ?? "/", "http://localhost"))
        response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})
