import { describe, expect, test } from "@jest/globals"
import { pino } from "pino"
import { DataTypes } from "sequelize"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { safeMessage, serializeError } from "./errorSerializer.ts"
import { logger } from "./logger.ts"

const SECRET = "ana@example.com"

const sequelize = await setUpTestDatabase()
const Person = sequelize.define("person", {
  email: { type: DataTypes.STRING(40), unique: true },
  age: { type: DataTypes.INTEGER, allowNull: false, validate: { max: 200 } },
})
const Letter = sequelize.define("letter", { text: DataTypes.STRING })
Letter.belongsTo(Person, { foreignKey: { name: "personId", allowNull: false } })
await Person.sync()
await Letter.sync()
await Person.create({ email: SECRET, age: 1 })

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  return error as Error
}

describe("the log of an error that the database raised", () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ["a value that is taken", () => Person.create({ email: SECRET, age: 2 }), /people\.email/],
    ["SQL that is wrong", () => sequelize.query(`SELEC '${SECRET}'`), /"SQLITE_ERROR"|"ER_PARSE_ERROR"/],
    [
      "a column that is not there",
      () => sequelize.query("SELECT nowhere FROM people WHERE email = :email", { replacements: { email: SECRET } }),
      /no such column: nowhere|Unknown column 'nowhere'/,
    ],
    ["a key to nothing", () => Letter.create({ text: SECRET, personId: 4711 }), /foreign ?key/i],
    ["a value that the model refuses", () => Person.create({ email: SECRET, age: 300 }), /"names":\["age"\]/],
  ])("has the reason, but no value: %s", async (_what, attempt, reason) => {
    const logged = JSON.stringify(serializeError(await failureOf(attempt())))
    expect(logged).toMatch(reason)
    expect(logged).toContain("errorSerializer.test")
    expect(logged).not.toContain(SECRET)
    expect(logged).not.toContain("4711")
  })
})

test("a multi-line message does not reach the log through the stack", () => {
  const error = Object.assign(new Error(`Duplicate entry '${SECRET}\n    at ${SECRET}' for key 'people.email'`), {
    sqlState: "23000",
    code: "ER_DUP_ENTRY",
  })
  expect(JSON.stringify(serializeError(error))).not.toContain(SECRET)
  expect(serializeError(error)).toMatchObject({ names: ["people.email"], code: "ER_DUP_ENTRY" })
  expect(safeMessage(error)).toBe("Duplicate entry '…'")
})

test("an error of the program is logged with its message, its causes and its place", () => {
  const error = new Error("cannot do 'this'", { cause: Object.assign(new TypeError("no disk"), { code: "ENOSPC" }) })
  Object.assign(error, { request: { body: SECRET } })
  expect(serializeError(error)).toEqual({
    type: "Error",
    message: "cannot do 'this'",
    stack: expect.stringMatching(/^\s+at .*errorSerializer\.test/),
    cause: { type: "TypeError", message: "no disk", code: "ENOSPC", stack: expect.stringMatching(/^\s+at /) },
  })
})

test("circular causes come to an end", () => {
  const error = new Error("first")
  error.cause = new Error("second", { cause: error })
  expect(JSON.stringify(serializeError(error)).match(/"message"/g)).toHaveLength(6)
})

test("the server's log uses the error serializer", () => {
  expect((logger as unknown as Record<symbol, { err: unknown }>)[pino.symbols.serializersSym]?.err).toBe(serializeError)
})
