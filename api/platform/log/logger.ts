import { AsyncLocalStorage } from "node:async_hooks"
import { format } from "node:util"
import { pino } from "pino"
import { config } from "../config/config.ts"
import { logDestination } from "../processes/output.ts"
import { safeMessage, serializeError } from "./errorSerializer.ts"

// What Sequelize and the database's driver do fills Node's ten lines, and would leave out who asked for it.
Error.stackTraceLimit = 20

/** The request that is being answered. Its id is added to every line that is logged meanwhile. */
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

/** Makes lines of the log of what libraries print and of what Node.js warns of, as nothing else may stand between them. */
export const logWhatIsPrinted = () => {
  for (const [method, level] of Object.entries(PRINTED))
    console[method as keyof typeof PRINTED] = (...printed: unknown[]) =>
      logger[level](format(...printed.map((one) => (one instanceof Error ? safeMessage(one) : one))))
  // Node.js prints them through a listener of its own.
  process
    .removeAllListeners("warning")
    .on("warning", (warning) => logger.warn({ err: warning, warning: warning.name }, "Node.js warns"))
}
