import { describe, expect, test } from "@jest/globals"
import { buildASTSchema, type GraphQLSchema, parse } from "graphql"
import { withAccessDescribed } from "./needs.ts"

const described = (fields: string, type = "Query"): GraphQLSchema =>
  buildASTSchema(withAccessDescribed(parse(`type ${type} { ${fields} }`)), { assumeValidSDL: true })

const textOf = (field: string) => described(field).getQueryType()?.getFields().a?.description

describe("the description of a GraphQL field", () => {
  test.each([
    ["@forAnyone", "What it is."],
    ['@needs(permission: ["mail:write", "leads:write"])', "Needs `mail:write`, and `leads:write`. What it is."],
    ['@needs(permission: "leads:read", person: true)', "Needs `leads:read`, and a person. What it is."],
    [
      '@needs(permission: "account", freshProof: "if it is new", factorProof: "if it is new")',
      "Needs `account`, and a fresh proof of identity if it is new. What it is. " +
        "An account with a second factor needs a fresh proof with that factor if it is new.",
    ],
  ])("explains its directive %s", (directive, text) => {
    expect(textOf(`"What it is." a: Int ${directive}`)).toBe(text)
  })

  test("states the permission if the field has no text of its own", () => {
    expect(textOf('a: Int @needs(permission: "leads:read")')).toBe("Needs `leads:read`.")
  })
})

describe("the declared permission of a GraphQL field", () => {
  test.each(["Query", "Mutation"])("may not be omitted in a field of %s", (type) => {
    expect(() => described("a: Int", type)).toThrow(`${type}.a has neither @needs nor @forAnyone`)
    expect(() => described("a: Int", "Lead")).not.toThrow()
  })

  test.each([
    ['@needs(permission: ["leads:read", "x"])', "names no permission"],
    ["@needs", "names no permission"],
    ['@needs(permission: "account", freshProof: "sometimes")', "a proof is"],
    ['@needs(permission: "account", factorProof: true)', "a proof is"],
    ['@forAnyone @needs(permission: "account")', "both @needs and @forAnyone"],
  ])("is refused if it is %s", (directive, message) => {
    expect(() => described(`a: Int ${directive}`)).toThrow(message)
  })
})
