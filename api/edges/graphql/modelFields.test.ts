import { join } from "node:path"
import { describe, expect, test } from "@jest/globals"
import { assertObjectType } from "graphql"
import type { Model, ModelStatic } from "sequelize"
import codegen from "../../../codegen.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { resolvers } from "./resolvers.ts"
import { servedSchema } from "./schema.ts"

await setUpTestDatabase()

// The type checker accepts a field without a column, as every resolver is optional; the answer would be null.

const output = "api/edges/graphql/generated.ts"
const generated = codegen.generates[output]
const { mappers = {} } = (generated && "config" in generated && generated.config) || {}

/** The types whose values are rows, other than leads: each with the file and the name of its model. */
const modelTypes = Object.entries(mappers as Record<string, string>).flatMap(([type, mapper]) => {
  if (leadKinds.some(({ graphql }) => graphql.type === type)) return []
  const found = /^(.+\.model\.ts)#(\w+?)(?:Row)?(?: as |$)/.exec(mapper)
  return found?.[1] && found[2] ? [{ type, file: join(projectRoot, output, "..", found[1]), model: found[2] }] : []
})

const hasResolver = (type: string, field: string) =>
  resolvers.some((some) => field in ((some as Record<string, object>)[type] ?? {}))

const unknownFields = (type: string, model: ModelStatic<Model>) => {
  const fields = Object.keys(assertObjectType(servedSchema.getType(type)).getFields())
  const isKnown = (field: string) =>
    field in model.getAttributes() ||
    Object.getOwnPropertyDescriptor(model.prototype, field)?.get !== undefined ||
    hasResolver(type, field)
  return fields.filter((field) => !isKnown(field))
}

describe("the types whose values are rows of a table", () => {
  test("are discovered", () => expect(modelTypes.length).toBeGreaterThan(5))

  test.each(modelTypes)("$type has a column or a resolver for each field", async ({ type, file, model }) => {
    const { [model]: found } = (await import(file)) as Record<string, ModelStatic<Model>>
    if (!found) throw new Error(`${file} does not export ${model}`)
    expect(unknownFields(type, found)).toEqual([])
  })

  test.each(leadKinds)("$graphql.type has a column or a resolver for each field", ({ graphql, model }) => {
    expect(unknownFields(graphql.type, model)).toEqual([])
  })
})
