import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** What a proxy does instead of passing a request on. True once it has answered, or never will. */
export type Interference = (body: string, response: ServerResponse) => boolean

/** Stands between an example and the product, and can be told to interfere. */
export const startProxy = async (target: () => string) => {
  let interfere: Interference = () => false
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces).toString()
    bodies.push(body)
    if (interfere(body, response)) return
    const { authorization = "", "content-type": type = "" } = request.headers
    const headers = { authorization, "content-type": type }
    const answer = await fetch(`${target()}${request.url}`, { method: request.method, headers, body })
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bodies of all requests since the last look. */
    seen: () => bodies.splice(0),
    interfere: (next: Interference = () => false) => {
      interfere = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
