import { expect, test } from "@jest/globals"
import { isDatabaseUnavailable, isMisconfigured, isTransient, toUnavailableError } from "./failures.ts"

test.each([
  // Waiting does not repair a damaged file, so these are misconfigurations.
  ["SQLITE_NOTADB", true, true],
  ["SQLITE_CORRUPT", true, true],
  ["SQLITE_BUSY", false, true],
  ["SQLITE_IOERR", false, true],
  ["SQLITE_READONLY", true, true],
  // A smaller batch may fit.
  ["SQLITE_FULL", false, false],
])("SQLite's %s is unavailability (misconfigured: %p, of all statements: %p)", (code, misconfigured, away) => {
  const error = Object.assign(new Error(code), { code })
  expect([toUnavailableError(error) !== null, isTransient(error)]).toEqual([true, false])
  expect([isMisconfigured(error), isDatabaseUnavailable(error)]).toEqual([misconfigured, away])
})
