import { AsyncLocalStorage } from "node:async_hooks"
import { pino } from "pino"
import { config } from "./config.ts"
import { serializeError } from "./errorSerializer.ts"
import { logDestination } from "./output.ts"

/** The request that is being answered. Its id is added to every line that is logged meanwhile. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>()

/** The server's log: one JSON object per line, on standard output. */
export const logger = pino(
  {
    level: config.logLevel,
    mixin: () => ({ ...currentRequest.getStore() }),
    serializers: { err: serializeError },
  },
  logDestination,
)
