import Libsql from "libsql"
import { createPool } from "mysql2/promise"

// Only drivers, as the baseline. SQLite uses libsql: better-sqlite3 needs Node 22 from version 13 on, and version 12
// downloads its binary or compiles it.

/** The product's settings, so that both are equally durable. */
const SET_UP = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON"

const openSqlite = (file) => {
  const database = new Libsql(file)
  database.exec(SET_UP)
  const prepared = new Map()
  const prepare = (sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  // Row by row: there is no round trip to save, and one statement fits all batches.
  const insert = (into, rows, onConflict = "") => {
    const statement = prepare(`INSERT INTO ${into} VALUES (${rows[0].map(() => "?")}) ${onConflict}`)
    return rows.map((row) => Number(statement.run(row).lastInsertRowid))
  }
  return {
    inTransaction: async (work) => {
      database.exec("BEGIN IMMEDIATE")
      const result = await work(insert)
      database.exec("COMMIT")
      return result
    },
    read: (sql) => prepare(sql).all(),
    momentOf: (date) => date.toISOString().replace("T", " ").replace("Z", " +00:00"),
    onConflict: {
      pending: "ON CONFLICT DO UPDATE SET claim = 0",
      uses: "ON CONFLICT DO UPDATE SET points = points + excluded.points",
      counts: `ON CONFLICT DO UPDATE SET leads = leads + excluded.leads,
        min_id = MIN(min_id, excluded.min_id), max_id = MAX(max_id, excluded.max_id)`,
    },
  }
}

const openMysql = (uri) => {
  // As many connections as the product's.
  const pool = createPool({ uri, connectionLimit: 10 })
  return {
    inTransaction: async (work) => {
      const connection = await pool.getConnection()
      const insert = async (into, rows, onConflict = "") => {
        const [{ insertId }] = await connection.query(`INSERT INTO ${into} VALUES ? ${onConflict}`, [rows])
        return rows.map((_row, index) => insertId + index)
      }
      await connection.beginTransaction()
      const result = await work(insert)
      await connection.commit()
      connection.release()
      return result
    },
    read: async (sql) => (await pool.query(sql))[0],
    momentOf: (date) => date.toISOString().replace("T", " ").replace("Z", ""),
    onConflict: {
      pending: "ON DUPLICATE KEY UPDATE claim = 0",
      uses: "ON DUPLICATE KEY UPDATE points = points + VALUES(points)",
      counts: `ON DUPLICATE KEY UPDATE leads = leads + VALUES(leads),
        min_id = LEAST(min_id, VALUES(min_id)), max_id = GREATEST(max_id, VALUES(max_id))`,
    },
  }
}

export const openRawDatabase = (url) =>
  url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openMysql(url)
