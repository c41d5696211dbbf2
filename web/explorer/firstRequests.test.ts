/** @jest-environment node */

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { buildSchema, parse, validate } from "graphql"
import { firstRequests } from "./firstRequests.ts"

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"))

test("what the explorer opens with is valid", () => {
  expect(firstRequests.flatMap((query) => validate(schema, parse(query)))).toEqual([])
})
