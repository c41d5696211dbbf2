import { AsyncLocalStorage } from "node:async_hooks"
import { format } from "node:util"
import { pino } from "pino"
import { config } from "../config/config.ts"
import { logDestination } from "../processes/output.ts"
import { safeMessage, serializeError } from "./errorSerializer.ts"

// Frames of Sequelize and the driver fill Node's default of ten and would hide the caller.
Error.stackTraceLimit = 20

/** Adds the request's id to each log line. */
export const currentRequest = new AsyncLocalStorage<{ requestId: string }>()

export const logger = pino(
  {
    level: config.logLevel,
    mixin: () => ({ ...currentRequest.getStore() }),
    serializers: { err: serializeError },
  },
  logDestination,
)

const PRINTED = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const

/** Routes console output and Node.js warnings through the logger, as nothing else may mix with its lines. */
export const logConsoleOutput = () => {
  for (const [method, level] of Object.entries(PRINTED))
    console[method as keyof typeof PRINTED] = (...printed: unknown[]) =>
      logger[level](format(...printed.map((one) => (one instanceof Error ? safeMessage(one) : one))))
  // Node.js's own listener would also print each warning.
  process
    .removeAllListeners("warning")
    .on("warning", (warning) => logger.warn({ err: warning, warning: warning.name }, "Node.js warns"))
}
