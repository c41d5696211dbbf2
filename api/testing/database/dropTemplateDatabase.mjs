import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import mysql from "mysql2/promise"

/** Removes the run's template database (templateDatabase.ts) once all its tests are over. */
export default async () => {
  const name = process.env.TEST_TEMPLATE
  if (process.env.TEST_DATABASE === "mysql") {
    const connection = await mysql.createConnection(process.env.TEST_MYSQL_URL)
    await connection.query(`DROP DATABASE IF EXISTS ${name}`)
    await connection.end()
  } else {
    rmSync(join(tmpdir(), `${name}.sqlite`), { force: true })
  }
}
