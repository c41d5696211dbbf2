import { rmSync } from "node:fs"
import { dirname } from "node:path"
import { afterAll } from "@jest/globals"
import mysql from "mysql2/promise"
import { openDatabase } from "../../main/models.ts"
import { prepareDatabase } from "../../main/prepare.ts"
import { config } from "../../platform/config/config.ts"
import { beginOpening, closeDatabase, database } from "../../platform/database/connection/database.ts"
import { copyTemplate } from "./templateDatabase.ts"

const onServer = async (url: string, sql: (name: string) => string) => {
  const { hostname, port, username, password, pathname } = new URL(url)
  const connection = await mysql.createConnection({
    host: hostname,
    port: Number(port || 3306),
    user: username,
    password,
  })
  await connection.query(sql(`\`${pathname.slice(1)}\``))
  await connection.end()
}

/** Opens this test file's own database: empty, or a copy of the migrated and seeded template. */
export const openTestDatabase = async ({ isFilled = false } = {}) => {
  if (config.database.dialect === "mysql") {
    // This default character set cannot hold most texts, as no table may rely on the default.
    await onServer(config.database.url, (name) => `CREATE DATABASE ${name} CHARACTER SET latin1`)
  }
  if (isFilled) await copyTemplate()
  return openDatabase(config.database)
}

export const dropTestDatabase = async () => {
  await closeDatabase()
  if (config.database.dialect === "mysql") await onServer(config.database.url, (name) => `DROP DATABASE ${name}`)
  else rmSync(dirname(config.database.file), { recursive: true, force: true })
}

interface SqliteConnections {
  connections: Record<string, { close: (done: () => void) => void }>
}

export const resetTestDatabase = async () => {
  if (config.database.dialect === "mysql") {
    await dropTestDatabase()
    return openTestDatabase({ isFilled: true })
  }
  // Reuses the Sequelize instance: defining all models again would take most of the time of many tests.
  const { connections } = database().connectionManager as unknown as SqliteConnections
  for (const [name, connection] of Object.entries(connections)) {
    await new Promise<void>((resolve) => connection.close(resolve))
    delete connections[name]
  }
  rmSync(dirname(config.database.file), { recursive: true, force: true })
  await copyTemplate()
  beginOpening()
}

/** Opens a test file's database, migrated and seeded on request; dropped after the file's tests. */
export const setUpTestDatabase = async ({ isPrepared = false } = {}) => {
  const opened = await openTestDatabase({ isFilled: isPrepared })
  if (isPrepared) await prepareDatabase()
  afterAll(dropTestDatabase)
  return opened
}
