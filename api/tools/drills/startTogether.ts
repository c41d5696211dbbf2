import { Console } from "node:console"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import Libsql from "libsql"
import { createConnection, type RowDataPacket } from "mysql2/promise"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn } from "../../testing/leadsClient.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"

// Drill: replicas that start at the same moment on one empty database migrate and seed it once, and all serve; also
// after the first one was killed while it migrated.
//   npx tsx api/tools/drills/startTogether.ts [mysql://root@127.0.0.1:3306 ...]
// Several URLs are the nodes of a cluster, among which the replicas are divided; none is a SQLite file. It runs the
// built server on a separate database, and exits 1 if anything is missing or duplicated.

const REPLICAS = 8

const serverUrls = process.argv.slice(2)
const migrationFiles = readdirSync(join(projectRoot, "api/platform/database/migrations")).filter((file) =>
  file.endsWith(".ts"),
)

const onEachNode = (url: string) =>
  serverUrls.length === 0 ? [url] : serverUrls.map((node) => new URL(new URL(url).pathname, node).href)

const select = async (url: string, sql: string): Promise<Record<string, unknown>> => {
  if (url.startsWith("sqlite:")) {
    const handle = new Libsql(url.slice("sqlite:".length))
    try {
      return handle.prepare(sql).get() as Record<string, unknown>
    } finally {
      handle.close()
    }
  }
  const connection = await createConnection(url)
  try {
    return (await connection.query<RowDataPacket[]>(sql))[0][0] ?? {}
  } finally {
    await connection.end()
  }
}

const servesEverything = async ({ url }: Product) => {
  const [readiness, home] = await Promise.all([fetch(`${url}/readyz`), fetch(url)])
  return readiness.ok && home.ok && (await logIn(url)) !== ""
}

const countRows = async (url: string, table: string, columns: string) => {
  const distinct = `SELECT COUNT(*) FROM (SELECT DISTINCT ${columns} FROM ${table}) AS found`
  const counted = await select(url, `SELECT COUNT(*) AS total, (${distinct}) AS distinctRows FROM ${table}`)
  return { rows: Number(counted.total), distinct: Number(counted.distinctRows) }
}

const killWhileItPrepares = async (url: string) => {
  const ending = new AbortController()
  const start = startProduct({ DATABASE_URL: url }, projectRoot, ending.signal)
  const prepares = async () => {
    // The table may not exist yet, or may be empty for a moment.
    const found = await select(url, "SELECT COUNT(*) AS migrations FROM migrations").catch(() => null)
    return Number(found?.migrations) > 0
  }
  while (!(await prepares())) await delay(5)
  ending.abort()
  await start.then(
    () => {
      throw new Error("The replica had started before it could be killed")
    },
    () => undefined,
  )
}

const startAll = async (urls: readonly string[]) => {
  const startedAt = performance.now()
  const starts = await Promise.allSettled(
    Array.from({ length: REPLICAS }, (_, index) => startProduct({ DATABASE_URL: urls[index % urls.length] ?? "" })),
  )
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  const started = starts.filter((start) => start.status === "fulfilled").map((start) => start.value)
  for (const start of starts) if (start.status === "rejected") console.error(start.reason)
  try {
    const [url = ""] = urls
    const migrations = await countRows(url, "migrations", "name")
    const admins = await countRows(url, "admin_users", "username")
    const blocks = await countRows(url, "cms_blocks", "page, section_id")
    const found = {
      "replicas serving": [REPLICAS, (await Promise.all(started.map(servesEverything))).filter(Boolean).length],
      "migrations recorded": [migrationFiles.length, migrations.rows],
      "admin accounts": [1, admins.rows],
      "blocks seeded": [blocks.distinct, blocks.rows],
    }
    const rows = Object.entries(found).map(([name, [expected, found]]) => [name, { expected, found }] as const)
    new Console(process.stdout).table(Object.fromEntries([...rows, ["seconds", { found: seconds }]]))
    return blocks.rows > 0 && rows.every(([, { expected, found }]) => expected === found)
  } finally {
    await Promise.all(started.map((product) => product.end("SIGTERM")))
  }
}

for (const url of serverUrls) await requireServer(url)
for (const isFirstKilled of [false, true]) {
  process.stdout.write(isFirstKilled ? "\nAfter the first was killed while it migrated:\n" : "All at once:\n")
  const database = await createScratchDatabase(serverUrls[0])
  try {
    const urls = onEachNode(database.url)
    if (isFirstKilled) await killWhileItPrepares(urls[0] ?? "")
    if (!(await startAll(urls))) process.exitCode = 1
  } finally {
    await database.drop()
  }
}
