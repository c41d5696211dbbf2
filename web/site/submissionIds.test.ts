import { expect, test } from "@jest/globals"
import { createSubmissionIds } from "./submissionIds.ts"

const form = (name: string) => ({ values: { name }, choices: {} })

test("the same values keep their id until they are stored; other values get another", () => {
  const ids = createSubmissionIds()
  const first = ids.idFor(form("Dana"))
  expect(ids.idFor(form("Dana"))).toBe(first)
  expect(ids.idFor(form("Alex"))).not.toBe(first)
  const third = ids.idFor(form("Dana"))
  ids.forget()
  expect(ids.idFor(form("Dana"))).not.toBe(third)
})
