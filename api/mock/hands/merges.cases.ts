import type { Case } from "../runCases.ts"

const DRIVER = "DRIVER_APPLICATION"
const which = { leadType: DRIVER, takenFields: [] }
const longAgo = "2026-01-01T00:00:00.000Z"

type Known = Record<string, string>

const both = ({ ana, dana }: Known) => ({ ...which, survivorId: ana, mergedId: dana })

export const mergeCases: Case[] = [
  {
    says: "who may only look",
    ask: "MergeLeads",
    by: "VIEWER",
    with: (known) => ({ input: both(known) }),
    refused: "FORBIDDEN",
  },
  {
    says: "one with itself",
    ask: "MergeLeads",
    with: ({ ana }) => ({ input: { ...which, survivorId: ana, mergedId: ana } }),
    refused: "CONFLICT",
  },
  {
    says: "one that nobody has",
    ask: "MergeLeads",
    with: ({ ana }) => ({ input: { ...which, survivorId: ana, mergedId: "999" } }),
    refused: "NOT_FOUND",
  },
  {
    says: "a field that there is not",
    ask: "MergeLeads",
    with: (known) => ({ input: { ...both(known), takenFields: ["city", "shoeSize"] } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "what has changed since",
    ask: "MergeLeads",
    with: (known) => ({ input: { ...both(known), expectedUpdatedAt: { survivor: longAgo, merged: longAgo } } }),
    refused: "CONFLICT",
  },
  {
    says: "one that is to be moved",
    ask: "AddLeadNote",
    with: ({ dana }) => ({ leadType: DRIVER, leadId: dana, text: "Called.", mentionedIds: [] }),
  },
  {
    says: "two",
    ask: "MergeLeads",
    with: (known) => ({ input: { ...both(known), takenFields: ["name", "email"] } }),
    learn: ({ mergeLeads }) => ({ merge: mergeLeads.merge.id }),
  },
  {
    says: "one that became a part of another",
    ask: "MergeLeads",
    with: ({ ana, dana }) => ({ input: { ...which, survivorId: dana, mergedId: ana } }),
    refused: "CONFLICT",
  },
  // The API writes mails that wait anew.
  { says: "by the old id", ask: "DriverApplicationPage", with: ({ dana }) => ({ id: dana }), varies: ["emails"] },
  { says: "without the other", ask: "DriverApplications", with: { first: 10, isNarrowed: false } },
  {
    says: "who may only look",
    ask: "UndoLeadMerge",
    by: "VIEWER",
    with: ({ merge }) => ({ id: merge }),
    refused: "FORBIDDEN",
  },
  { says: "an id nobody has", ask: "UndoLeadMerge", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "one", ask: "UndoLeadMerge", with: ({ merge }) => ({ id: merge }) },
  { says: "it again", ask: "UndoLeadMerge", with: ({ merge }) => ({ id: merge }), refused: "CONFLICT" },
  { says: "that stayed", ask: "DriverApplicationPage", with: ({ ana }) => ({ id: ana }), varies: ["recipient"] },
  { says: "that is back", ask: "DriverApplicationPage", with: ({ dana }) => ({ id: dana }), varies: ["recipient"] },
]
