import { AsyncLocalStorage } from "node:async_hooks"
import { format } from "node:util"
import { pino } from "pino"
import { config } from "../config/config.ts"
import { logDestination } from "../processes/output.ts"
import { safeMessage, serializeError } from "./errorSerializer.ts"

// Node.js keeps ten frames by default. Those of Sequelize and the driver would fill them and hide the caller.
Error.stackTraceLimit = 20

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

/** Only log lines may be on the output, so console output and warnings of Node.js go through the logger. */
export const logConsoleOutput = () => {
  for (const [method, level] of Object.entries(PRINTED))
    console[method as keyof typeof PRINTED] = (...printed: unknown[]) =>
      logger[level](format(...printed.map((one) => (one instanceof Error ? safeMessage(one) : one))))
  // Node.js's own listener would print each warning too.
  process
    .removeAllListeners("warning")
    .on("warning", (warning) => logger.warn({ err: warning, warning: warning.name }, "Node.js warns"))
}
