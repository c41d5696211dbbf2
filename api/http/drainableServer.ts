import { createServer, type RequestListener, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as delay, setImmediate } from "node:timers/promises"

// Longer than proxies keep idle connections (nginx and AWS: 60 s). A server that closes one first may do so while a
// request is on its way, which is lost then.
const KEEP_ALIVE_MS = 75_000
const HEADERS_MS = 80_000

/** How long a request may take from its connection, which the system has accepted, to here. */
const ON_ITS_WAY_MS = 500

/** An HTTP server that can be stopped without a request being lost. */
export const createDrainableServer = (listener: RequestListener) => {
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  const inHand = new Set<ServerResponse>()
  let isDraining = false
  let connections = 0

  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close")
  }

  server.on("connection", () => {
    connections += 1
  })
  // Before Express can answer.
  server.prependListener("request", (_request, response: ServerResponse) => {
    inHand.add(response)
    response.once("close", () => inHand.delete(response))
    if (isDraining) endConnectionAfter(response)
  })

  // What the system has accepted and this process has not would be reset.
  const untilNoneArrives = async () => {
    for (let before = -1; before !== connections; await setImmediate()) before = connections
  }

  const untilAnswered = async () => {
    await delay(ON_ITS_WAY_MS)
    // Those that arrive meanwhile are added to the set, and waited for.
    for (const response of inHand) await new Promise<void>((resolve) => response.once("close", resolve))
    server.closeAllConnections()
  }

  return {
    /** How many requests have been received and not been answered to the end. */
    get requestsInHand() {
      return inHand.size
    },

    listen: async (port: number, host: string): Promise<number> => {
      server.listen(port, host)
      await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject))
      return (server.address() as AddressInfo).port
    },

    /**
     * Serves on for a while, so that balancers notice that this process is not ready, and ends each connection with its
     * next answer. Then accepts no more connections, and finishes what is in hand.
     */
    drain: async (serveOnMs: number) => {
      isDraining = true
      for (const response of inHand) endConnectionAfter(response)
      await delay(serveOnMs)
      await untilNoneArrives()
      const closed = new Promise((resolve) => server.close(resolve))
      await Promise.race([closed, untilAnswered()])
    },
  }
}
