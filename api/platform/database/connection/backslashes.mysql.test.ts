import { expect, test } from "@jest/globals"
import type { Connection } from "mysql2"
import { QueryTypes, Sequelize } from "sequelize"
import { config } from "../../config/config.ts"
import { engineOptions } from "./dialect.ts"

const AWKWARD = "it\\' OR 1 = 1 -- \\"

test("a text is stored unchanged on a server with backslash escapes", async () => {
  const { hooks, ...options } = engineOptions(config.database)
  const sequelize = new Sequelize({ ...options, database: "", logging: false })
  // Set on connect, as a server's own setting would be.
  sequelize.addHook("afterConnect", async (connection, settings) => {
    await (connection as Connection).promise().query("SET SESSION sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'")
    await hooks?.afterConnect?.(connection, settings)
  })
  const sql = `SELECT ${sequelize.escape(AWKWARD)} AS text`
  expect(await sequelize.query(sql, { type: QueryTypes.SELECT })).toEqual([{ text: AWKWARD }])
  await sequelize.close()
})
