import { expect, test } from "@jest/globals"
import * as z from "zod"
import { parseInput } from "./parseInput.ts"

const rules = z.object({ columns: z.array(z.object({ kind: z.enum(["name", "city"]) })) })

test.each<[unknown, string]>([
  [undefined, "The input must be an object."],
  [{ columns: "name" }, "columns must be a list."],
  [{ columns: [{ kind: "name" }, "city"] }, "columns, entry 2 must be an object."],
  [{ columns: [{ kind: "x" }] }, "columns, entry 1, kind must be one of: name, city."],
])("a refusal without its own message names the place and the expected type: %j", (input, message) => {
  expect(() => parseInput(rules, input)).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ message })] }),
  )
})
