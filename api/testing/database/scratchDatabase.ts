import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createConnection } from "mysql2/promise"

export interface ScratchDatabase {
  /** For `DATABASE_URL`. */
  url: string
  drop(): Promise<void>
}

const createSqliteFile = async (): Promise<ScratchDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-"))
  return { url: `sqlite:${join(folder, "scratch.sqlite")}`, drop: () => rm(folder, { recursive: true, force: true }) }
}

const createMysqlDatabase = async (serverUrl: string): Promise<ScratchDatabase> => {
  const name = `farelight_scratch_${randomBytes(6).toString("hex")}`
  const execute = async (statement: string) => {
    const connection = await createConnection(serverUrl)
    await connection.query(statement)
    await connection.end()
  }
  await execute(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return { url: url.href, drop: () => execute(`DROP DATABASE ${name}`) }
}

/** On the MySQL server of this URL; without one, a SQLite file. */
export const createScratchDatabase = (mysqlServerUrl: string | undefined) =>
  mysqlServerUrl ? createMysqlDatabase(mysqlServerUrl) : createSqliteFile()
