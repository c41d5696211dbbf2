import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { BaseError } from "sequelize"

// Node.js's `--enable-source-maps` would read all maps at the start, which costs more time and memory than all else.

const maps = new Map<string, SourceMap | null>()

const mapOf = (file: string) => {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null
  maps.set(file, map)
  return map
}

export const sourceFrame = (frame: string): string => {
  try {
    return inSource(frame)
  } catch {
    // Logging an error must never fail.
    return frame
  }
}

const inSource = (frame: string) =>
  frame.replace(/(file:[^\s()]+\.js):(\d+):(\d+)/, (built, url, line, column) => {
    const file = fileURLToPath(url)
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !("originalSource" in entry)) return built
    const source = resolve(dirname(file), entry.originalSource)
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })

interface SerializedError {
  type: string
  message: string
  stack: string
  [detail: string]: unknown
}

type Details = Error & Record<string, unknown>

// An allowlist, as drivers and libraries attach statements, parameters and whole requests to errors.
const LOGGED_DETAILS = ["code", "errno", "sqlState", "syscall", "status", "responseCode", "table", "index"]

// Messages of these errors name columns and tables, but no values.
const MESSAGES_ABOUT_THE_SCHEMA = new Set([
  "ER_BAD_FIELD_ERROR",
  "ER_BAD_NULL_ERROR",
  "ER_DATA_TOO_LONG",
  "ER_NO_DEFAULT_FOR_FIELD",
  "ER_NO_SUCH_TABLE",
  "ER_WARN_DATA_OUT_OF_RANGE",
])

const MAX_CAUSES = 5

const isError = (value: unknown): value is Details =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"

const isDatabaseError = (error: Details) =>
  error instanceof BaseError || "sql" in error || "sqlState" in error || /^SQLITE_/.test(String(error.code))

/** Databases quote values and SQL in their messages, which may contain personal data. */
export const safeMessage = (error: unknown): string => {
  if (!isError(error)) return "not an error"
  const code = String(error.code ?? (isError(error.parent) ? error.parent.code : ""))
  if (!isDatabaseError(error) || MESSAGES_ABOUT_THE_SCHEMA.has(code)) return error.message
  return error.message.replace(/['"][\s\S]*['"]/, "'…'")
}

// The head of the stack repeats the message, which may contain personal data.
const framesOf = ({ stack = "", message }: Error) => {
  const end = message === "" ? -1 : stack.indexOf(message)
  const tail = end < 0 ? stack : stack.slice(end + message.length)
  return tail
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map(sourceFrame)
    .join("\n")
}

const namesIn = ({ fields, errors, message }: Details) => {
  const names = Array.isArray(fields) ? fields : Object.keys(fields ?? {})
  const paths = Array.isArray(errors) ? errors.map((item) => item?.path).filter(Boolean) : []
  const key = /for key '([\w.]+)'$/.exec(message)?.[1]
  return [...new Set([...names, ...paths, ...(key ? [key] : [])])]
}

const serialize = (error: Details, causes: number): SerializedError => {
  const details = LOGGED_DETAILS.filter((name) => error[name] !== undefined).map((name) => [name, error[name]])
  const cause = error.cause ?? error.parent
  const names = isDatabaseError(error) ? namesIn(error) : []
  return {
    type: error.constructor?.name ?? error.name,
    message: safeMessage(error),
    stack: framesOf(error),
    ...Object.fromEntries(details),
    ...(names.length > 0 && { names }),
    ...(isError(cause) && causes < MAX_CAUSES && { cause: serialize(cause, causes + 1) }),
    ...(error instanceof AggregateError &&
      causes < MAX_CAUSES && { errors: error.errors.filter(isError).map((item) => serialize(item, causes + 1)) }),
  }
}

/** Leaves out everything that a visitor entered, as logs are kept and shared. */
export const serializeError = (error: unknown): unknown => (isError(error) ? serialize(error, 0) : error)
