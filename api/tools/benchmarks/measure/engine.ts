import { createConnection } from "mysql2/promise"

/** SQLite without a URL, otherwise the server's own name. */
export const engineName = async (mysqlUrl: string | undefined): Promise<string> => {
  if (!mysqlUrl) return "SQLite"
  const connection = await createConnection(mysqlUrl)
  const [rows] = await connection.query("SELECT VERSION() AS version")
  await connection.end()
  const { version = "" } = (rows as { version: string }[])[0] ?? {}
  return `${version.includes("MariaDB") ? "MariaDB" : "MySQL"} ${version.split(/[.-]/).slice(0, 2).join(".")}`
}
