import { expect, test } from "@jest/globals"
import { parse, print } from "graphql"
import { expandTemplates } from "./schemaTemplates.mjs"

const expand = (part, template = "") => expandTemplates(parse(part).definitions, template).map(print).join("\n")

test("a connection gets entries and edges, a page its usual arguments and cost, a write its payload and cost", () => {
  const schema = expand(`
    type Query { mails(first: Int = 5): MailConnection! faxes: [FaxPageConnection!] }
    type Mutation { send(id: ID!): SendPayload! @payload(mail: "Mail! @cost(size: 3)") resend: SendPayload }
    type MailConnection { totalCount: Int! }`)
  expect(schema).toContain('mails(\n    "Page size, 1 to 100."\n    first: Int = 5\n  )')
  expect(schema).toContain('MailConnection! @cost(weight: 10, sizedBy: "first")')
  expect(schema).toMatch(
    /type MailConnection {[^}]*nodes: \[Mail!\]!\n[^}]*IsExact: Boolean!\n[^}]*totalCount: Int!\n}/,
  )
  expect(schema).toMatch(
    /"A page of fax pages\."\ntype FaxPageConnection {[^}]*totalCount: Int! @cost\(weight: 5\)\n[^}]*IsExact: Boolean!\n}/,
  )
  expect(schema).toMatch(/type MailEdge {[^}]*node: Mail!\n}/)
  expect(schema).toContain("send(id: ID!): SendPayload! @cost(weight: 50)")
  expect(schema).toContain('"The answer to `send`, `resend`."\ntype SendPayload {\n  mail: Mail! @cost(size: 3)\n}')
})

test("a type has the fields of its interfaces once, after its own", () => {
  const schema = expand("interface Lead { id: ID! email: String @cost(size: 3) } type Fan implements Lead { id: ID! }")
  expect(schema).toContain("type Fan implements Lead {\n  id: ID!\n  email: String @cost(size: 3)\n}")
})

test("a kind of lead gets the template's fields under its own names, and its texts can be corrected", () => {
  const template =
    '"{Kinds}, such as {a kind} or {nouns}." type Kind_Order { kinds_: Submitted_ } extend enum Kind_By { EMAIL KIND_ }'
  const schema = expand(
    `type InkJob @leadKind(submitted: "Ask") { id: ID! } enum InkJobBy { NAME } input Fix @leadTexts
    input SubmitAskInput { name: String! tags: [String!] hue: Hue! note: String name: String }`,
    template,
  )
  expect(schema).toContain('"Ink jobs, such as an ink job or jobs."\ntype InkJobOrder {\n  inkJobs: Ask\n}')
  expect(schema).toContain("enum InkJobBy {\n  NAME\n  EMAIL\n  INK_JOB\n}")
  expect(schema).toContain("input Fix {\n  name: String\n  note: String\n}")
})
