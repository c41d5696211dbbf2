/** @jest-environment node */

import { expect, test } from "@jest/globals"
import { formatted, operationAt, titleOf, withNewRequest, withoutRequest } from "./requests.ts"

const two = "query One { a }\nquery Two { b }"

test.each([
  ["in the first", two, 3, "One"],
  ["in the second", two, 20, "Two"],
  ["behind the last", `${two}\n\n`, two.length + 2, "Two"],
  ["of the only one, which the server finds by itself", "query One { a }", 3, undefined],
  ["of no document, of which the server complains", "query {", 3, undefined],
])("the operation at a cursor %s", (_where, query, cursor, name) => {
  expect(operationAt(query, cursor)).toBe(name)
})

test("a closed request leaves its neighbor open, and the last one stays", () => {
  const request = (id: number) => ({ id, query: "", variables: "" })
  const requests = { all: [request(0), request(1), request(4)], open: 4 }
  expect(withNewRequest(requests)).toMatchObject({ open: 5 })
  expect(withoutRequest(requests, 4)).toMatchObject({ all: [{ id: 0 }, { id: 1 }], open: 1 })
  expect(withoutRequest(requests, 0)).toMatchObject({ open: 4 })
  const last = { all: [request(3)], open: 3 }
  expect(withoutRequest(last, 3)).toEqual(last)
})

test("a tab is called by its first operation, and what is no document stays unformatted", () => {
  expect(titleOf(`# About it\n${two}`)).toBe("One")
  expect(titleOf("{ a }")).toBe("New request")
  expect(formatted("{a}")).toBe("{\n  a\n}")
  expect(formatted("{")).toBeNull()
})
