import { AsyncLocalStorage } from "node:async_hooks"
import { pino } from "pino"
import { config } from "./config.ts"
import { loggedError } from "./loggedError.ts"

/** The request that is being answered: each line that is logged meanwhile carries its id. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>()

/** Where the log goes: standard output. */
export const logDestination = pino.destination(1)

/** The server's log: one JSON object a line, on standard output. */
export const logger = pino(
  {
    level: config.logLevel,
    mixin: () => ({ ...currentRequest.getStore() }),
    serializers: { err: loggedError },
  },
  logDestination,
)
