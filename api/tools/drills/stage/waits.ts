import { setTimeout as delay } from "node:timers/promises"
import { createConnection, type RowDataPacket } from "mysql2/promise"

const LOOK_EVERY_MS = 500
/** While one process hangs, others must deliver its mail within this time. */
const LIMIT_S = 15

/** Selects the due date of the oldest claimable item. */
const QUESTIONS = {
  mail: "SELECT MIN(due_at) AS since FROM email_logs WHERE status = 'queued' AND due_at <= UTC_TIMESTAMP(3)",
  "a webhook":
    "SELECT MIN(due_at) AS since FROM webhook_deliveries WHERE status = 'queued' AND due_at <= UTC_TIMESTAMP(3)",
  "an event's position": "SELECT MIN(occurred_at) AS since FROM events WHERE position IS NULL",
}

/** Uses its own connection, as those of the product may hang. */
export const watchWaits = async (url: string) => {
  const connection = await createConnection({ uri: url, timezone: "Z" })
  const longest = new Map<string, number>()
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      for (const [what, sql] of Object.entries(QUESTIONS)) {
        const [[row]] = await connection.query<RowDataPacket[]>(sql)
        const waited = row?.since ? (Date.now() - row.since.getTime()) / 1_000 : 0
        longest.set(what, Math.max(longest.get(what) ?? 0, waited))
      }
      await delay(LOOK_EVERY_MS)
    }
  }
  const watching = watch()
  return {
    /** Ends the measurement, prints the longest waits, and returns those that took too long. */
    faults: async () => {
      isOver = true
      await watching
      await connection.end()
      const waits = [...longest].map(([what, seconds]) => ({ what, seconds: Math.round(seconds * 10) / 10 }))
      process.stdout.write(`Longest waits: ${waits.map(({ what, seconds }) => `${what} ${seconds} s`).join(", ")}\n`)
      return waits
        .filter(({ seconds }) => seconds > LIMIT_S)
        .map(({ what, seconds }) => `${what} waited for ${seconds} s`)
    },
  }
}
