import { type Connection, createConnection } from "mysql2/promise"
import type { Attempt } from "./attempts.ts"

const EVERY_MS = 250
const LIMIT_MS = 2_000

const write = async (url: string) => {
  const connection: Connection = await createConnection({ uri: url, connectTimeout: LIMIT_MS })
  try {
    await connection.query({ sql: "INSERT INTO drill_probe (at) VALUES (NOW(3))", timeout: LIMIT_MS })
  } finally {
    connection.destroy()
  }
}

/** Writes over new connections, so it measures the database's recovery without the product's. */
export const startProbe = async (url: string) => {
  const connection = await createConnection(url)
  await connection.query("CREATE TABLE drill_probe (id INT AUTO_INCREMENT PRIMARY KEY, at DATETIME(3))")
  await connection.end()
  const attempts: Attempt[] = []
  const underway = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const attempt: Attempt = { sentAt: performance.now(), answeredAt: null, isGood: false }
    attempts.push(attempt)
    const work: Promise<void> = write(url)
      .then(
        () => true,
        () => false,
      )
      .then((isGood) => {
        Object.assign(attempt, { isGood, answeredAt: performance.now() })
        underway.delete(work)
      })
    underway.add(work)
  }, EVERY_MS)
  return {
    attempts: attempts as readonly Attempt[],
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underway)
    },
  }
}
