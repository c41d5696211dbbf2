import { expect, jest, test } from "@jest/globals"
import { createSubmissionIds } from "./submissionIds.ts"

const form = (name: string) => ({ values: { name }, choices: {} })

test("the same values keep their id until they are stored; other values get another", () => {
  const ids = createSubmissionIds("test")
  const first = ids.idFor(form("Dana"))
  expect(ids.idFor(form("Dana"))).toBe(first)
  expect(ids.idFor(form("Alex"))).not.toBe(first)
  const third = ids.idFor(form("Dana"))
  ids.forget()
  expect(ids.idFor(form("Dana"))).not.toBe(third)
})

test("the same values keep their id across a reload, until they are stored", () => {
  const beforeReload = createSubmissionIds("test")
  const id = beforeReload.idFor(form("Dana"))
  expect(createSubmissionIds("test").idFor(form("Dana"))).toBe(id)
  expect(createSubmissionIds("another form").idFor(form("Dana"))).not.toBe(id)
  beforeReload.forget()
  expect(createSubmissionIds("test").idFor(form("Dana"))).not.toBe(id)
})

test("a browser that keeps nothing still sends the same values under the same id", () => {
  const refuse = () => {
    throw new DOMException("Storage is turned off", "SecurityError")
  }
  const storage = Object.getPrototypeOf(window.sessionStorage)
  const spies = (["getItem", "setItem", "removeItem"] as const).map((method) =>
    jest.spyOn(storage, method).mockImplementation(refuse),
  )
  const ids = createSubmissionIds("test")
  expect(ids.idFor(form("Dana"))).toBe(ids.idFor(form("Dana")))
  for (const spy of spies) spy.mockRestore()
})
