import { Console } from "node:console"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { createConnection, type RowDataPacket } from "mysql2/promise"
import { projectRoot } from "../projectRoot.ts"
import { createScratchDatabase } from "../testing/database/scratchDatabase.ts"
import { logIn } from "../testing/leadsClient.ts"
import { type Product, startProduct } from "../testing/product/product.ts"

// Drill: replicas that start at the same moment on one empty MySQL database migrate and seed it once, and all serve.
//   npx tsx api/drills/startTogether.ts mysql://root@127.0.0.1:3306
// It runs the built server on a separate database, and exits 1 if anything is missing or duplicated.

const REPLICAS = 8

const servesEverything = async ({ url }: Product) => {
  const [health, home] = await Promise.all([fetch(`${url}/healthz`), fetch(url)])
  return health.ok && home.ok && (await logIn(url)) !== ""
}

/** How many rows a table has, and how many are distinct in the given columns. */
const countRows = async (databaseUrl: string, table: string, columns: string) => {
  const connection = await createConnection(databaseUrl)
  const query = `SELECT COUNT(*) AS total, COUNT(DISTINCT ${columns}) AS distinctRows FROM ${table}`
  const [rows] = await connection.query<RowDataPacket[]>(query)
  await connection.end()
  return { rows: Number(rows[0]?.total), distinct: Number(rows[0]?.distinctRows) }
}

const [serverUrl] = process.argv.slice(2)
if (!serverUrl) throw new Error("Give the URL of a MySQL server, for example mysql://root@127.0.0.1:3306")

const migrationFiles = readdirSync(join(projectRoot, "api/database/migrations")).filter((file) => file.endsWith(".ts"))
const database = await createScratchDatabase(serverUrl)
try {
  const starts = await Promise.allSettled(
    Array.from({ length: REPLICAS }, () => startProduct({ DATABASE_URL: database.url })),
  )
  const started = starts.filter((start) => start.status === "fulfilled").map((start) => start.value)
  for (const start of starts) if (start.status === "rejected") console.error(start.reason)
  try {
    const serving = (await Promise.all(started.map(servesEverything))).filter(Boolean).length
    const migrations = await countRows(database.url, "migrations", "name")
    const admins = await countRows(database.url, "admin_users", "username")
    const blocks = await countRows(database.url, "cms_blocks", "page, section_id")
    new Console(process.stdout).table({
      "replicas serving": { expected: REPLICAS, found: serving },
      "migrations recorded": { expected: migrationFiles.length, found: migrations.rows },
      "admin accounts": { expected: 1, found: admins.rows },
      "blocks seeded": { expected: blocks.distinct, found: blocks.rows },
    })
    const isRight =
      serving === REPLICAS &&
      migrations.rows === migrationFiles.length &&
      admins.rows === 1 &&
      blocks.rows > 0 &&
      blocks.rows === blocks.distinct
    process.exitCode = isRight ? 0 : 1
  } finally {
    await Promise.all(started.map((product) => product.end("SIGTERM")))
  }
} finally {
  await database.drop()
}
