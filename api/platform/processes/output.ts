import { pino } from "pino"

export const logDestination = pino.destination(1)

// Not limited by LOG_LEVEL, as announcements are rare and concern the whole process.
const lines = pino(logDestination)

// Not `process.env.NODE_ENV`: the build replaces that expression (vite.config.ts).
const isReadByAPerson = () => {
  const { NODE_ENV } = process.env
  return process.stdout.isTTY === true && NODE_ENV !== "production"
}

interface Announcement {
  text: string
  line?: { msg: string; [fact: string]: unknown }
}

/** Writes the text to a terminal, otherwise a log line. */
export const announce = (level: "info" | "warn" | "fatal", { text, line = { msg: text } }: Announcement) => {
  if (!isReadByAPerson()) lines[level](line)
  else (level === "info" ? process.stdout : process.stderr).write(`${text}\n`)
}
