import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database, inTransaction } from "./database.ts"
import { isRolledBack } from "./failures.ts"
import { countUpTo, select, write } from "./statements.ts"

await setUpTestDatabase()
await database().query("CREATE TABLE parents (id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL)")
await database().query(
  "CREATE TABLE children (parent_id INTEGER NOT NULL, FOREIGN KEY (parent_id) REFERENCES parents (id))",
)
await write(database(), "INSERT INTO parents (id, name) VALUES (1, 'one'), (2, 'two')")

const names = () => select<{ name: string }>(database(), "SELECT name FROM parents ORDER BY id")

const described = (error: unknown) => {
  const { name, message, fields, parent } = error as Error & { fields?: object; parent: Error & { code?: string } }
  return { class: (error as object).constructor, name, message, fields, parent: { ...parent, message: parent.message } }
}

const failureOf = (work: Promise<unknown>) => work.then(() => null, described)

test.each([
  ["a second row of the same key", "INSERT INTO parents (id, name) VALUES (1, 'again')"],
  ["a row that refers to none", "INSERT INTO children (parent_id) VALUES (9)"],
  ["a missing value", "INSERT INTO parents (id, name) VALUES (3, NULL)"],
  ["a table that does not exist", "INSERT INTO nowhere (id) VALUES (1)"],
  ["what is not SQL", "INSERT INTO parents ("],
])("%s fails with the error of Sequelize's own queries", async (_case, sql) => {
  const expected = await failureOf(database().query(sql, { type: QueryTypes.INSERT }))
  expect(expected).not.toBeNull()
  expect(await failureOf(write(database(), sql))).toEqual(expected)
  expect(await failureOf(select(database(), sql))).toEqual(expected)
})

test("rows are counted up to a bound", async () => {
  const counted = [1, 2, 3].map((atMost) => countUpTo(database(), atMost, "parents WHERE id > 0"))
  expect(await Promise.all(counted)).toEqual([1, 2, 2])
})

test("a statement joins its given transaction, and is refused if that transaction has ended", async () => {
  const undone = inTransaction(async (transaction) => {
    await write(database(), "UPDATE parents SET name = 'changed' WHERE id = 1", { transaction })
    throw new Error("undo it")
  })
  await expect(undone).rejects.toThrow("undo it")
  expect(await names()).toEqual([{ name: "one" }, { name: "two" }])
  const ended = await inTransaction(async (transaction) => transaction)
  await expect(write(database(), "DELETE FROM parents", { transaction: ended })).rejects.toThrow("has ended")
  expect(await names()).toHaveLength(2)
})

test("after a deadlock, nothing more is done in the transaction that lost", async () => {
  if (database().getDialect() === "sqlite") return
  const holding: (() => void)[] = []
  const crosswise = (first: number, second: number) =>
    database().transaction(async (transaction) => {
      const update = (id: number) => `UPDATE parents SET name = 'by ${first}' WHERE id = ${id}`
      await write(database(), update(first), { transaction })
      await new Promise<void>((resolve) => {
        holding.push(resolve)
        if (holding.length === 2) for (const goOn of holding) goOn()
      })
      const failure = await write(database(), update(second), { transaction }).then(
        () => null,
        (error) => error,
      )
      if (failure === null) return "won"
      expect(isRolledBack(failure)).toBe(true)
      await expect(write(database(), "DELETE FROM parents", { transaction })).rejects.toThrow("has ended")
      throw failure
    })
  const outcomes = await Promise.allSettled([crosswise(1, 2), crosswise(2, 1)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(new Set((await names()).map(({ name }) => name)).size).toBe(1)
})
