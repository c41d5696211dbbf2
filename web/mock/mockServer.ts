import { readFile } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { Plugin, ViteDevServer } from "vite"

const entries = ["/site/entry-client.tsx", "/dashboard/main.tsx"]

const startedBehindWorker = (entry: string) => `
import { startWorker } from "/mock/startWorker.ts"
await startWorker()
await import("${entry}?behind-worker")
`

const loadPages = (vite: ViteDevServer) =>
  vite.ssrLoadModule("/mock/demoPages.ts") as Promise<typeof import("./demoPages.ts")>

const answer = async (vite: ViteDevServer, url: URL, request: IncomingMessage) => {
  const file = (name: string) => readFile(join(vite.config.root, name), "utf8")

  if (url.pathname === "/mockServiceWorker.js") {
    return { status: 200, type: "text/javascript", body: await file("mock/mockServiceWorker.js") }
  }
  const previewed = /^\/adminpage\/preview\/(\w+)$/.exec(url.pathname)?.[1]
  if (previewed && request.method === "POST") {
    const { demoPreview } = await loadPages(vite)
    return demoPreview(previewed, JSON.parse(await text(request)))
  }
  if (/^\/adminpage(\/|$)/.test(url.pathname)) {
    const body = await vite.transformIndexHtml(url.pathname, await file("admin.html"), "/admin.html")
    return { status: 200, type: "text/html", body }
  }
  const { demoPage } = await loadPages(vite)
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
        const { status, type, body } = await answer(
          vite,
          new URL(request.originalUrl ?? "/", "http://localhost"),
          request,
        )
        response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})
