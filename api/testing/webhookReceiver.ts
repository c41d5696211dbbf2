import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A message as it arrived. */
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

/** A receiver of webhooks on this machine. */
export const startWebhookReceiver = async () => {
  const received: ReceivedMessage[] = []
  let respond = accept
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>
    const message = { path: request.url ?? "", headers, text: await textOf(request) }
    received.push(message)
    respond(response, message)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Answers like this from now on. */
    answer: (next: Respond = accept) => {
      respond = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
