import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, test } from "@jest/globals"
import mysql, { type RowDataPacket } from "mysql2/promise"
import { QueryTypes, Sequelize } from "sequelize"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { readDatabaseUrl } from "./databaseUrl.ts"
import { engineOptions } from "./dialect.ts"
import { describeFailure } from "./failures.ts"

// Against the real server, where it has TLS; the rules themselves are tested in tls.test.ts.

const base = config.database.dialect === "mysql" ? config.database.url : ""

const serverOffersTls = async () => {
  const options = { uri: process.env.TEST_MYSQL_URL ?? "", ssl: { rejectUnauthorized: false } }
  const connection = await mysql.createConnection(options).catch(() => null)
  await connection?.end()
  return connection !== null
}

/** The file of the server's certificate authority, if this machine can read one. */
const findAuthority = async () => {
  const connection = await mysql.createConnection(process.env.TEST_MYSQL_URL ?? "")
  const [[row]] = await connection.query<RowDataPacket[]>("SELECT @@datadir AS folder, @@ssl_ca AS authority")
  await connection.end()
  const path = row?.authority ? resolve(row.folder, row.authority) : ""
  return existsSync(path) ? path : null
}

let hasTls = false
let ca: string | null = null

await setUpTestDatabase()
hasTls = await serverOffersTls()
ca = await findAuthority()
if (!ca) process.stderr.write("The server's authority is out of reach: trusting it is not tested here.\n")

const cipherOf = async (options: string, host = "127.0.0.1") => {
  const url = base.replace("127.0.0.1", host) + options
  const sequelize = new Sequelize({ ...engineOptions(readDatabaseUrl(url, "/")), logging: false })
  try {
    const [row] = await sequelize.query<{ Value: string }>("SHOW STATUS LIKE 'Ssl_cipher'", { type: QueryTypes.SELECT })
    return row?.Value
  } catch (error) {
    return describeFailure(error as Error)
  } finally {
    await sequelize.close()
  }
}

describe("the product's connection to MySQL", () => {
  test("is unencrypted by default", async () => expect(await cipherOf("")).toBe(""))

  test("is encrypted if required, and refused where it cannot be", async () => {
    expect(await cipherOf("?ssl=required")).toMatch(hasTls ? /^TLS_/ : /^it does not offer TLS/)
  })

  test("is refused if the server's certificate is not trusted", async () => {
    expect(await cipherOf("?ssl=verify", "localhost")).toMatch(
      hasTls ? /^its certificate is not trusted/ : /^it does not offer TLS/,
    )
  })

  test("is encrypted if the server's authority is given", async () => {
    if (ca) expect(await cipherOf(`?ssl=verify&ca=${encodeURIComponent(ca)}`)).toMatch(/^TLS_/)
  })
})
