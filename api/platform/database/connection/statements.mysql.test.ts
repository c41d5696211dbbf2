import { expect, jest, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database, inTransaction } from "./database.ts"
import { select } from "./statements.ts"

await setUpTestDatabase()
await database().query("CREATE TABLE moments (id INTEGER PRIMARY KEY, name VARCHAR(20), at DATETIME(3))")
await database().query("INSERT INTO moments VALUES (1, 'one', '2026-11-23 12:00:00.123')")

const READ = "SELECT id, name, at FROM moments"
const row = { id: 1, name: "one", at: new Date("2026-11-23T12:00:00.123Z") }

/** The driver's statement. `_rowParser`, an instance of a class compiled for its rows, reads them. */
interface Command {
  _rowParser: object
}

/** Row parser classes that the driver uses for the statements of `work`. */
const compiledDuring = (work: (ask: <Row extends object>(sql: string) => Promise<Row[]>) => Promise<unknown>) =>
  inTransaction(async (transaction) => {
    const { connection } = transaction as unknown as { connection: { query: (...given: unknown[]) => Command } }
    const query = jest.spyOn(connection, "query")
    await work((sql) => select(database(), sql, { transaction }))
    return new Set(query.mock.results.map(({ value }) => (value as Command)._rowParser.constructor))
  })

test("a repeated statement reuses its compiled row parser", async () => {
  const compiled = await compiledDuring(async (ask) => {
    for (let asked = 0; asked < 2_000; asked += 1) expect(await ask(READ)).toEqual([row])
  })
  expect(compiled.size).toBe(1)
})

test("Sequelize's queries, also with bound values, and our own return the same row repeatedly", async () => {
  for (let asked = 0; asked < 2; asked += 1) {
    expect(await database().query(READ, { type: QueryTypes.SELECT })).toEqual([row])
    expect(await database().query(`${READ} WHERE id = $1`, { bind: [1], type: QueryTypes.SELECT })).toEqual([row])
    expect(await select(database(), READ)).toEqual([row])
  }
})
