import { logger } from "../../platform/log/logger.ts"
import { logDestination } from "../../platform/processes/output.ts"
import type { Json } from "../testApp.ts"
import { until } from "./until.ts"

/** Collects log lines and hides them from the output. */
export const keepLog = () => {
  let text = ""
  logDestination.write = (line: string) => {
    text += line
    return true
  }
  logger.level = "debug"
  const lines = (): Json[] =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return {
    text: () => text,
    lines,
    clear: () => {
      text = ""
    },
    /** The line is written just after the response, so this waits for it. */
    requestLine: async (requestId: string | null): Promise<Json> => {
      const find = () => lines().find((line) => line.msg === "request" && line.requestId === requestId)
      await until(() => find() !== undefined)
      return find()
    },
  }
}
