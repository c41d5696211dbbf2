import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import express from "express"
import Libsql from "libsql"
import { createPool } from "mysql2/promise"

// What the product is compared with: Express and a driver, one INSERT, one SELECT, a folder of files. It checks nothing,
// signs nobody in, limits nobody and writes no mail, but its commits are as durable as the product's.
//   node bareServerProgram.mjs URL ROWS FOLDER     URL of a scratch database on a MySQL server, or "sqlite"

const [databaseUrl, rows, folder] = process.argv.slice(2)
const fields = ["name", "email", "phone", "city", "platform", "vehicle_year", "vehicle_make", "vehicle_model"]
const columns = `${fields.join(", ")}, status, created_at`
const marks = Array(fields.length + 2)
  .fill("?")
  .join(", ")
const INSERT = `INSERT INTO leads (${columns}) VALUES (${marks})`
const SELECT = "SELECT * FROM leads ORDER BY id DESC LIMIT 50"
const createTable = (id) =>
  `CREATE TABLE leads (id ${id}, ${fields.map((name) => `${name} VARCHAR(255) NOT NULL`).join(", ")},
    status VARCHAR(16) NOT NULL, created_at VARCHAR(30) NOT NULL)`

const openSqlite = async () => {
  const home = mkdtempSync(join(tmpdir(), "farelight-bare-"))
  process.on("exit", () => rmSync(home, { recursive: true, force: true }))
  const database = new Libsql(join(home, "bare.sqlite"))
  database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL")
  database.exec(createTable("INTEGER PRIMARY KEY AUTOINCREMENT"))
  const insert = database.prepare(INSERT)
  const select = database.prepare(SELECT)
  return {
    insert: (values) => Number(insert.run(...values).lastInsertRowid),
    list: () => select.all(),
    run: (sql) => database.exec(sql),
  }
}

const openMysql = async () => {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 10 })
  await pool.query(createTable("INT PRIMARY KEY AUTO_INCREMENT"))
  return {
    insert: async (values) => (await pool.query(INSERT, values))[0].insertId,
    list: async () => (await pool.query(SELECT))[0],
    run: (sql) => pool.query(sql),
  }
}

const { insert, list, run } = await (databaseUrl === "sqlite" ? openSqlite() : openMysql())
const rowOf = (body) => [...fields.map((field) => body[field]), "pending", new Date().toISOString()]

const app = express()
app.post("/leads", express.json(), async (request, response) => {
  response.status(201).json({ id: await insert(rowOf(request.body)) })
})
app.get("/leads", async (_request, response) => {
  response.json(await list())
})
app.use(express.static(folder))

const sample = Object.fromEntries(fields.map((field) => [field, `sample ${field}`]))
await insert(rowOf(sample))
for (let stored = 1; stored < Number(rows); stored *= 2)
  await run(
    `INSERT INTO leads (${columns}) SELECT ${columns} FROM leads LIMIT ${Math.min(stored, Number(rows) - stored)}`,
  )

process.on("SIGTERM", () => process.exit(0))
const server = app.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
