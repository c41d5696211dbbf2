import { type RequestHandler, Router } from "express"
import { createWriteProbe } from "../../../platform/database/writing/writeProbe.ts"
import { measure } from "../../../platform/log/measurements.ts"

const RETRY_AFTER_SECONDS = 5

const alive: RequestHandler = (_request, response) => {
  response.set("Cache-Control", "no-store").json({ status: "ok" })
}

/**
 * `/livez` ignores the database, as a restart would not fix it. `/readyz` fails during a shutdown, and if the database
 * accepts no writes. `/healthz` is the same as `/readyz`.
 */
export const probeRoutes = (isShuttingDown: () => boolean): Router => {
  const databaseFault = createWriteProbe()
  const ready: RequestHandler = async (_request, response) => {
    const reason = isShuttingDown() ? "The server is shutting down." : await databaseFault()
    measure("readiness", { isReady: reason === null })
    response.set("Cache-Control", "no-store")
    if (reason === null) response.json({ status: "ok" })
    else response.status(503).set("Retry-After", String(RETRY_AFTER_SECONDS)).json({ status: "unavailable", reason })
  }
  return Router({ strict: true, caseSensitive: true }).get("/livez", alive).get(["/readyz", "/healthz"], ready)
}
