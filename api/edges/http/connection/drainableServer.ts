import { createServer, type RequestListener, type ServerResponse } from "node:http"
import { type AddressInfo, Server } from "node:net"
import { setTimeout as delay, setImmediate } from "node:timers/promises"

// Longer than proxies keep idle connections (nginx and AWS: 60 s). A server that closes one first may do so while a
// request is on its way, which is lost then.
const KEEP_ALIVE_MS = 75_000
const HEADERS_MS = 80_000

const LOOK_EVERY_MS = 50
/** In how many looks in a row nobody must have connected, or asked, until nobody is expected to, and after how many at most. */
const LOOKS_WITHOUT_CONNECTION = 5
const NONE_CONNECTS_WITHIN = 40
const LOOKS_WITHOUT_REQUEST = 10
const UNUSED_WITHIN = 100

/** How short a turn of the event loop is that finds nothing to do, and how long to wait for one. */
const QUIET_TURN_MS = 0.2
const QUIET_WITHIN_MS = 3_000

/** An HTTP server that can be stopped without a request being lost. */
export const createDrainableServer = (listener: RequestListener, { lookEveryMs = LOOK_EVERY_MS } = {}) => {
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  const inHand = new Set<ServerResponse>()
  let endsConnections = false
  let connections = 0
  let requests = 0

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
    requests += 1
    response.once("close", () => inHand.delete(response))
    if (endsConnections) endConnectionAfter(response)
  })

  /** Waits until so many looks in a row have found a count unchanged, but not forever. */
  const untilSteady = async (count: () => number, looks: number, within: number) => {
    const givesUpAt = performance.now() + within * lookEveryMs
    for (let steady = 0; steady < looks && performance.now() < givesUpAt; ) {
      const before = count()
      await delay(lookEveryMs)
      // The event loop looks at the time before it receives: when the process stood still, much may wait.
      await setImmediate()
      steady = count() === before ? steady + 1 : 0
    }
  }

  // A turn of the event loop that found nothing to do leaves next to no time for a connection to arrive.
  const untilQuietTurn = async () => {
    const givesUpAt = performance.now() + QUIET_WITHIN_MS
    for (let isQuiet = false; !isQuiet && performance.now() < givesUpAt; ) {
      const [begun, before] = [performance.now(), connections]
      await setImmediate()
      isQuiet = connections === before && performance.now() - begun < QUIET_TURN_MS
    }
  }

  const endEachConnection = () => {
    endsConnections = true
    for (const response of inHand) endConnectionAfter(response)
  }

  // Closing resets the connections that wait to be accepted, with the requests on them. Who still sends is therefore left
  // the connections it has, until it opens no more.
  const untilNoneConnects = async () => {
    endsConnections = false
    await untilSteady(() => connections, LOOKS_WITHOUT_CONNECTION, NONE_CONNECTS_WITHIN)
    await untilQuietTurn()
  }

  // Who finds that no connections are accepted any more sends elsewhere, but uses up those it has.
  const finish = async () => {
    await untilSteady(() => requests, LOOKS_WITHOUT_REQUEST, UNUSED_WITHIN)
    // Those that arrive meanwhile are added to the set, and waited for.
    for (const response of inHand) await new Promise<void>((resolve) => response.once("close", resolve))
    server.closeAllConnections()
  }

  return {
    get requestsInHand() {
      return inHand.size
    },

    listen: async (port: number, host: string): Promise<number> => {
      server.listen(port, host)
      await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject))
      return (server.address() as AddressInfo).port
    },

    /** Serves on for a while, closing each connection with its next answer; then finishes what is in hand. */
    drain: async (serveOnMs: number) => {
      endEachConnection()
      await delay(serveOnMs)
      await untilNoneConnects()
      // Not the HTTP server's own `close`, which also ends idle connections, while requests may be on their way there.
      const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
      endEachConnection()
      await Promise.race([closed, finish()])
    },
  }
}
