import { createServer, type RequestListener, type ServerResponse } from "node:http"
import { type AddressInfo, Server } from "node:net"
import { setTimeout as delay, setImmediate } from "node:timers/promises"

// Longer than proxies keep idle connections (nginx and AWS: 60 s). A server that closes one first may do so while a
// request is on its way, which is lost then.
const KEEP_ALIVE_MS = 75_000
const HEADERS_MS = 80_000

/**
 * How long nothing must have arrived until what is open counts as unused, and the longest wait for that. Who finds that
 * no connections are accepted any more sends elsewhere, but uses up those it has.
 */
const UNUSED_AFTER_MS = 500
const UNUSED_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 50

/** How short a turn of the event loop is that finds nothing to do, and how long to wait for one. */
const QUIET_TURN_MS = 0.2
const QUIET_WITHIN_MS = 8_000

/** An HTTP server that can be stopped without a request being lost. */
export const createDrainableServer = (listener: RequestListener) => {
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  const inHand = new Set<ServerResponse>()
  let isDraining = false
  let connections = 0
  let lastArrival = 0

  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close")
  }

  server.on("connection", () => {
    connections += 1
  })
  // Before Express can answer.
  server.prependListener("request", (_request, response: ServerResponse) => {
    inHand.add(response)
    // So many parts watch for the end of an answer that Node.js would warn of a leak.
    response.setMaxListeners(20)
    lastArrival = performance.now()
    response.once("close", () => inHand.delete(response))
    if (isDraining) endConnectionAfter(response)
  })

  // Closing resets connections that wait to be accepted. A turn of the event loop that found nothing to do leaves next to
  // no time for one to arrive.
  const untilNothingArrives = async () => {
    const givesUpAt = performance.now() + QUIET_WITHIN_MS
    for (let isQuiet = false; !isQuiet && performance.now() < givesUpAt; ) {
      const [begun, before] = [performance.now(), connections]
      await setImmediate()
      isQuiet = connections === before && performance.now() - begun < QUIET_TURN_MS
    }
  }

  const untilAnswered = async () => {
    const givesUpAt = performance.now() + UNUSED_WITHIN_MS
    lastArrival = performance.now()
    for (let now = lastArrival; now < Math.min(lastArrival + UNUSED_AFTER_MS, givesUpAt); now = performance.now())
      await delay(LOOK_EVERY_MS)
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
      await untilNothingArrives()
      // Not the HTTP server's own `close`, which also ends idle connections, while requests may be on their way there.
      const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
      await Promise.race([closed, untilAnswered()])
    },
  }
}
