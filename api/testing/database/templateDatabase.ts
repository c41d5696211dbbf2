import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import mysql, { type Connection } from "mysql2/promise"
import { config } from "../../platform/config/config.ts"
import { database } from "../../platform/database/connection/database.ts"
import { copyTables, tablesOf } from "./copyTables.ts"

// Migrating and seeding costs each test file seconds. The first file of a run stores a copy for the others, under the
// name that jest.config.mjs gives the run; dropTemplateDatabase.mjs removes it.

const name = process.env.TEST_TEMPLATE ?? ""
const templateFile = join(tmpdir(), `${name}.sqlite`)

const withServer = async <Result>(url: string, work: (connection: Connection) => Promise<Result>): Promise<Result> => {
  const connection = await mysql.createConnection(url)
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}

const COMPLETE = "template_is_complete"

export const copyTemplate = async () => {
  if (name === "") return
  if (config.database.dialect === "sqlite") {
    if (!existsSync(templateFile)) return
    mkdirSync(dirname(config.database.file), { recursive: true })
    copyFileSync(templateFile, config.database.file)
    return
  }
  await withServer(config.database.url, async (connection) => {
    const tables = await tablesOf(connection, name)
    if (!tables.includes(COMPLETE)) return
    await copyTables(
      connection,
      name,
      tables.filter((table) => table !== COMPLETE),
    )
  })
}

/** Only the first test file of a run stores its database. */
export const keepTemplate = async () => {
  if (name === "") return
  if (config.database.dialect === "sqlite") {
    if (existsSync(templateFile)) return
    const unfinished = `${templateFile}.${process.pid}`
    await database().query("VACUUM INTO :file", { replacements: { file: unfinished } })
    renameSync(unfinished, templateFile)
    return
  }
  const own = new URL(config.database.url).pathname.slice(1)
  await withServer(config.database.url, async (connection) => {
    const [made] = await connection.query<mysql.ResultSetHeader>(`CREATE DATABASE IF NOT EXISTS ${name}`)
    if (made.affectedRows === 0 || made.warningStatus > 0) return
    const tables = await tablesOf(connection, own)
    await connection.query(`USE ${name}`)
    await copyTables(connection, own, tables)
    await connection.query(`CREATE TABLE ${COMPLETE} (id INT)`)
  })
}
