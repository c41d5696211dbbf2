import { pino } from "pino"

export const logDestination = pino.destination(1)

// Whatever LOG_LEVEL is: what is announced concerns the whole process, and is little.
const lines = pino(logDestination)

// Not `process.env.NODE_ENV`, which the build replaces for the libraries (vite.config.ts).
const isReadByAPerson = () => {
  const { NODE_ENV } = process.env
  return process.stdout.isTTY === true && NODE_ENV !== "production"
}

interface Announcement {
  text: string
  line?: { msg: string; [fact: string]: unknown }
}

/** Tells whoever has started the process how it goes: a text in a terminal, elsewhere a line of the log. */
export const announce = (level: "info" | "warn" | "fatal", { text, line = { msg: text } }: Announcement) => {
  if (!isReadByAPerson()) lines[level](line)
  else (level === "info" ? process.stdout : process.stderr).write(`${text}\n`)
}
