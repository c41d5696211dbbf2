import { createServer, type RequestListener, type ServerResponse } from "node:http"
import { type AddressInfo, Server } from "node:net"
import { setTimeout as delay, setImmediate } from "node:timers/promises"

// Longer than proxies wait (nginx and AWS: 60 s): if the server closes first, a request in transit is lost.
const KEEP_ALIVE_MS = 75_000
const HEADERS_MS = 80_000

const LOOK_EVERY_MS = 50
/** Each `LOOKS_…` is the number of checks in a row that must show no change. Each `…_WITHIN` limits the checks. */
const LOOKS_WITHOUT_CONNECTION = 5
const NONE_CONNECTS_WITHIN = 40
const LOOKS_WITHOUT_REQUEST = 10
const UNUSED_WITHIN = 100

/** A turn of the event loop shorter than this counts as idle. The second value limits the wait for such a turn. */
const QUIET_TURN_MS = 0.2
const QUIET_WITHIN_MS = 3_000

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
  // Prepended, as Express may answer at once.
  server.prependListener("request", (_request, response: ServerResponse) => {
    inHand.add(response)
    // Many parts listen for the end of an answer; the default limit would cause a warning.
    response.setMaxListeners(20)
    requests += 1
    response.once("close", () => inHand.delete(response))
    if (endsConnections) endConnectionAfter(response)
  })

  const untilSteady = async (count: () => number, looks: number, within: number) => {
    const givesUpAt = performance.now() + within * lookEveryMs
    for (let steady = 0; steady < looks && performance.now() < givesUpAt; ) {
      const before = count()
      await delay(lookEveryMs)
      // The event loop runs timers before I/O, so after a pause many requests may still be pending.
      await setImmediate()
      steady = count() === before ? steady + 1 : 0
    }
  }

  // Right after an idle turn, there is almost no time in which another connection could arrive.
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

  // Closing resets connections that are still being accepted, so wait until clients stop opening them.
  const untilNoneConnects = async () => {
    endsConnections = false
    await untilSteady(() => connections, LOOKS_WITHOUT_CONNECTION, NONE_CONNECTS_WITHIN)
    await untilQuietTurn()
  }

  // Clients that cannot open a connection go elsewhere, but may still send requests on connections that they have.
  const finish = async () => {
    await untilSteady(() => requests, LOOKS_WITHOUT_REQUEST, UNUSED_WITHIN)
    // Requests that arrive meanwhile join the set, so the loop waits for them too.
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

    /** Requests on their way still get an answer, as each connection closes only after its next answer. */
    drain: async (serveOnMs: number) => {
      endEachConnection()
      await delay(serveOnMs)
      await untilNoneConnects()
      // The HTTP server's own `close` would also end idle connections, on which requests may be in transit.
      const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
      endEachConnection()
      await Promise.race([closed, finish()])
    },
  }
}
