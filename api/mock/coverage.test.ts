import { expect, test } from "@jest/globals"
import { accountCases } from "./account.cases.ts"
import { contentCases } from "./content.cases.ts"
import { conversationCases } from "./conversations.cases.ts"
import { importCases } from "./hands/imports.cases.ts"
import { mergeCases } from "./hands/merges.cases.ts"
import { ruleCases } from "./hands/rules.cases.ts"
import { leadCases } from "./leads.cases.ts"
import { mailboxCases } from "./mailbox.cases.ts"
import { outgoingCases } from "./outgoing.cases.ts"
import { personCases } from "./persons.cases.ts"
import { operations } from "./sides.ts"

const cases = [
  ...accountCases,
  ...leadCases,
  ...importCases,
  ...conversationCases,
  ...personCases,
  ...contentCases,
  ...outgoingCases,
  ...mailboxCases,
  ...ruleCases,
  ...mergeCases,
]

test("each operation of the web client's documents is asked of both APIs", () => {
  const asked = new Set(cases.map(({ ask }) => ask))
  expect(operations.length).toBeGreaterThan(100)
  expect(operations.filter((name) => !asked.has(name))).toEqual([])
})

test("each of them but three is answered at least once, and refusals of every code are among the cases", () => {
  const answered = new Set(cases.filter(({ refused }) => !refused).map(({ ask }) => ask))
  // In the mocked API these sign its only account in, or need what only a mail or a device gives.
  const refusedAlone = ["AcceptInvitation", "FinishPasskeyLogin", "ResetPassword"]
  expect(operations.filter((name) => !answered.has(name)).sort()).toEqual(refusedAlone)
  const codes = new Set(cases.flatMap(({ refused }) => refused ?? []))
  expect([...codes].sort()).toEqual([
    "BAD_USER_INPUT",
    "CONFLICT",
    "FORBIDDEN",
    "NOT_FOUND",
    "UNAUTHENTICATED",
    "UNSUPPORTED_MEDIA_TYPE",
  ])
})
