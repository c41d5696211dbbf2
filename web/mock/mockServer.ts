import { readFile } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { buffer, json } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import type { Plugin, ViteDevServer } from "vite"
import { collectDevStyles } from "../../api/edges/site/devWebClient.ts"
import type { PreviewBody } from "./renderPages.ts"

const entries = ["/site/entry-client.tsx", "/dashboard/main.tsx"]

const startedBehindWorker = (entry: string) => `
import { startWorker } from "/mock/startWorker.ts"
await startWorker()
await import("${entry}?behind-worker")
`

const serviceWorker = fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js"))

interface Answer {
  status: number
  type: string
  body: string
  location?: string | undefined
}

const answer = async (vite: ViteDevServer, url: URL, request: IncomingMessage): Promise<Answer> => {
  if (url.pathname === "/mockServiceWorker.js") {
    return { status: 200, type: "text/javascript", body: await readFile(serviceWorker, "utf8") }
  }
  const pages = (await vite.ssrLoadModule("/mock/renderPages.ts")) as typeof import("./renderPages.ts")
  const previewed = /^\/adminpage\/preview\/(\w+)$/.exec(url.pathname)?.[1]
  if (previewed && request.method === "POST") {
    const body = (await json(request)) as PreviewBody
    const { status, html } = await pages.renderPreview(previewed, body, await collectDevStyles(vite))
    return { status, type: "text/html", body: html }
  }
  if (/^\/adminpage(\/|$)/.test(url.pathname)) {
    const document = await readFile(join(vite.config.root, "admin.html"), "utf8")
    const body = await vite.transformIndexHtml(url.pathname, document, "/admin.html")
    return { status: 200, type: "text/html", body }
  }
  const asked =
    request.method === "POST"
      ? new Request(url, {
          method: "POST",
          headers: { "content-type": request.headers["content-type"] ?? "" },
          body: await buffer(request),
        })
      : new Request(url)
  const { status, html, location } = await pages.renderPublicPage(asked)
  return { status, type: "text/html", body: html, location }
}

/** Starts MSW's worker before the scripts of a page, as their first requests must be mocked too. */
export const mockServer = (): Plugin => ({
  name: "farelight:mock-server",

  transform(_code, id, options) {
    const entry = entries.find((name) => id.endsWith(name))
    return entry && !options?.ssr ? { code: startedBehindWorker(entry), map: null } : undefined
  },

  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const url = new URL(request.originalUrl ?? "/", "http://localhost")
        const { status, type, body, location } = await answer(vite, url, request)
        response
          .writeHead(status, { "content-type": `${type}; charset=utf-8`, ...(location && { location }) })
          .end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})
