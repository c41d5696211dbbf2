import { pino } from "pino"
import { config } from "./config.ts"
import { loggedError } from "./loggedError.ts"

const levels = { production: "info", development: "warn", test: "silent" } as const

/** The server's log: one JSON object a line, on standard output. */
export const logger = pino({ level: levels[config.mode], serializers: { err: loggedError } })
