import { copyFileSync, existsSync } from "node:fs"
import { createConnection } from "mysql2/promise"
import { copyTables, tablesOf } from "../database/copyTables.ts"
import { createScratchDatabase, type ScratchDatabase } from "../database/scratchDatabase.ts"
import { startProduct } from "./product.ts"

/**
 * A database as the first start of a product (`startProduct`) leaves it: most of such a start goes into filling it.
 * @public startRun.mjs of the journeys loads it.
 */
export const createStartedDatabase = async (mysqlServerUrl: string | undefined): Promise<ScratchDatabase> => {
  const database = await createScratchDatabase(mysqlServerUrl)
  const product = await startProduct({ DATABASE_URL: database.url })
  await product.end("SIGTERM")
  return database
}

const copySqlite = (from: string, to: string) => {
  // SQLite's `-wal` file holds pages that are not in the main file yet.
  for (const suffix of ["", "-wal"]) if (existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix)
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

const copyMysql = async (from: string, to: string) => {
  const connection = await createConnection(to)
  try {
    await copyTables(connection, nameIn(from), await tablesOf(connection, nameIn(from)))
  } finally {
    await connection.end()
  }
}

/** Copies a database whose product has ended. */
export const copyDatabase = async (from: string, mysqlServerUrl: string | undefined): Promise<ScratchDatabase> => {
  const database = await createScratchDatabase(mysqlServerUrl)
  if (mysqlServerUrl) await copyMysql(from, database.url)
  else copySqlite(from.replace("sqlite:", ""), database.url.replace("sqlite:", ""))
  return database
}
