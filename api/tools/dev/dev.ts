import { readFile } from "node:fs/promises"
import {
  createServer as createHttpServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"
import { join, relative } from "node:path"
import { createServer as createVite, type HotPayload } from "vite"
import { collectDevStyles } from "../../edges/site/devWebClient.ts"
import { config } from "../../platform/config/config.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { createApiProcess } from "./apiProcess.ts"

// `npm run dev`, on one port. This process runs Vite and survives all edits. Behind it, the API runs in a child process,
// which is quickly replaced when one of its sources changes. As in production, the API renders the pages; it requests the
// modules for that from this process.

const API_PATH = /^\/(graphql(\?|$)|api\/|media\/|livez|readyz|healthz)/
const RESTART_DELAY_MS = 100

const root = join(projectRoot, "web")
const server = createHttpServer()
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: true, hmr: { server } } })

server.listen(config.port, config.host)
await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject))

const api = createApiProcess({
  frontPort: (server.address() as AddressInfo).port,
  answer: async (question) => {
    if (question.kind === "module") return vite.environments.ssr.hot.handleInvoke(question.payload as HotPayload)
    if (question.kind === "styles") return collectDevStyles(vite)
    return vite.transformIndexHtml(question.url, await readFile(join(root, "admin.html"), "utf8"), "/admin.html")
  },
})

const askApi = async (request: IncomingMessage, response: ServerResponse) => {
  const port = await api.port()
  if (port === null) {
    response.writeHead(503, { "content-type": "text/plain" }).end("The API is not running: see the terminal.\n")
    return
  }
  const { method, url, headers } = request
  const asked = forward({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on("error", () => {
    if (!response.headersSent) response.writeHead(503, { "retry-after": "1" })
    response.end()
  })
  request.pipe(asked)
}

server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  if (API_PATH.test(request.url ?? "")) askApi(request, response)
  else vite.middlewares(request, response, () => askApi(request, response))
})

const isApiSource = (file: string) => {
  const path = relative(projectRoot, file)
  if (path === "schema.graphql" || path === ".env") return true
  return /^api\/.+\.ts$/.test(path) && !/^api\/(dist|testing|tools)\/|\.test\.ts$/.test(path)
}

let timer: NodeJS.Timeout | undefined
const noteChange = (_event: string, file: string) => {
  api.noteChange()
  if (!isApiSource(file)) return
  clearTimeout(timer)
  timer = setTimeout(api.restart, RESTART_DELAY_MS)
}
vite.watcher.add([join(projectRoot, "api"), join(projectRoot, "schema.graphql"), join(projectRoot, ".env")])
vite.watcher.on("all", noteChange)

const stop = async () => {
  server.close()
  server.closeAllConnections()
  await Promise.all([api.end(), vite.close()])
  process.exit(0)
}
process.once("SIGTERM", stop).once("SIGINT", stop)

api.start()
