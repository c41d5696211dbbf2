import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"

export interface ReceivedMessage {
  path: string
  headers: Record<string, string>
  text: string
}

type Respond = (response: ServerResponse, message: ReceivedMessage) => void

const accept: Respond = (response) => void response.writeHead(204).end()

const textOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

/** A receiver of webhooks on this machine; with a certificate, one that speaks TLS. */
export const startWebhookReceiver = async (certificate?: { key: string; cert: string }) => {
  const received: ReceivedMessage[] = []
  let respond = accept
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = request.headers as Record<string, string>
    const message = { path: request.url ?? "", headers, text: await textOf(request) }
    received.push(message)
    respond(response, message)
  }
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener)
  let connections = 0
  server.on("connection", () => {
    connections += 1
  })
  const start = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await start(0)
  const { port } = server.address() as AddressInfo
  const scheme = certificate ? "https" : "http"
  return {
    url: `${scheme}://127.0.0.1:${port}/hook`,
    /** By host name instead of address. */
    namedUrl: `${scheme}://localhost:${port}/hook`,
    received,
    connectionCount: () => connections,
    answer: (next: Respond = accept) => {
      respond = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
    restart: () => start(port),
  }
}
