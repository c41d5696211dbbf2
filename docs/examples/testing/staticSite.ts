import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" }

/** Serves a folder on an origin of its own. */
export const startStaticSite = async (folder: () => string) => {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://site").pathname)
    const file = path === "/" ? "/index.html" : path
    const content = await readFile(join(folder(), file)).catch(() => null)
    if (!content) return response.writeHead(404).end()
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
