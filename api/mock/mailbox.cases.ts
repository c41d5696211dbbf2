import { driverForm } from "../testing/forms.ts"
import type { Case } from "./runCases.ts"
import { type Side, sendForm } from "./sides.ts"

const first = { first: 10 }
const DRIVER = "DRIVER_APPLICATION"

/** A lead, and three messages that found none. */
export const sendMessages = async (side: Side, known: Record<string, unknown>) => {
  known.ana = String((await sendForm(side, "drivers/apply", driverForm())).id)
  for (const fromName of ["Nora", "Olu", "Priya"]) await side.addUnmatched({ fromName })
}

/** Mail that found no lead, and the mailbox. */
export const mailboxCases: Case[] = [
  { says: "reads", ask: "Mailbox" },
  { says: "who may not read mail", ask: "Mailbox", by: "EDITOR", refused: "FORBIDDEN" },
  { says: "without a mailbox", ask: "TestMailbox", varies: ["explanation"] },
  { says: "who may only look", ask: "TestMailbox", by: "VIEWER", refused: "FORBIDDEN" },
  {
    says: "all, the oldest first",
    ask: "UnmatchedMessages",
    with: first,
    learn: ({ unmatchedMessages: { nodes, edges } }) => ({
      nora: nodes[0].id,
      olu: nodes[1].id,
      place: edges[0].cursor,
    }),
  },
  { says: "a page of no size", ask: "UnmatchedMessages", with: { first: 0 }, refused: "BAD_USER_INPUT" },
  { says: "who may not read mail", ask: "UnmatchedMessages", by: "EDITOR", with: first, refused: "FORBIDDEN" },
  { says: "the second", ask: "UnmatchedHtml", with: ({ place }) => ({ after: place }) },
  {
    says: "to a lead",
    ask: "AttachUnmatched",
    with: ({ nora, ana }) => ({ id: nora, leadType: DRIVER, leadId: ana }),
  },
  {
    says: "an id nobody has",
    ask: "AttachUnmatched",
    with: ({ ana }) => ({ id: "999", leadType: DRIVER, leadId: ana }),
    refused: "NOT_FOUND",
  },
  {
    says: "to a lead that is not there",
    ask: "AttachUnmatched",
    with: ({ olu }) => ({ id: olu, leadType: DRIVER, leadId: "999" }),
    refused: "NOT_FOUND",
  },
  { says: "who may only look", ask: "DiscardUnmatched", by: "VIEWER", with: { id: "1" }, refused: "FORBIDDEN" },
  { says: "one", ask: "DiscardUnmatched", with: ({ olu }) => ({ id: olu }) },
  { says: "one that is gone", ask: "DiscardUnmatched", with: ({ olu }) => ({ id: olu }), refused: "NOT_FOUND" },
  { says: "the one that is left", ask: "UnmatchedMessages", with: first },
]
