import type { Case } from "./runCases.ts"

const DRIVER = "DRIVER_APPLICATION"
const ADVERTISER = "ADVERTISER_SUBMISSION"
const nobodys = { leadType: DRIVER, leadId: "999" }
const first = { first: 10 }
// The mocked mail server takes every mail at once, and privacy requests are answered without mails there.
const mailed = ["count", "unreached"]

/** What waits in quarantine, what people ask for by privacy laws, the trash, and what is erased. Goes on after `leadCases`. */
export const personCases: Case[] = [
  {
    says: "two",
    ask: "Quarantine",
    with: first,
    learn: (data) => ({ held: data.quarantinedSubmissions.nodes.map(({ id }: { id: string }) => id) }),
  },
  { says: "who may not read leads", ask: "Quarantine", by: "EDITOR", with: first, refused: "FORBIDDEN" },
  { says: "one, and one that nobody has", ask: "ReleaseQuarantined", with: ({ held }) => ({ ids: [held[0], "999"] }) },
  { says: "none", ask: "ReleaseQuarantined", with: { ids: [] }, refused: "BAD_USER_INPUT" },
  { says: "one, and one that nobody has", ask: "DeleteQuarantined", with: ({ held }) => ({ ids: [held[1], "999"] }) },
  { says: "who may only look", ask: "DeleteQuarantined", by: "VIEWER", with: { ids: ["1"] }, refused: "FORBIDDEN" },

  {
    says: "of one request",
    ask: "PrivacyRequests",
    with: { status: "OPEN", ...first },
    before: async (side, known) => {
      const receivedAt = new Date()
      known.know = String(await side.addPrivacyRequest({ kind: "KNOW", email: "ana@example.com", receivedAt }))
      known.correct = String(await side.addPrivacyRequest({ kind: "CORRECT", email: "ben@example.com", receivedAt }))
      known.erase = String(await side.addPrivacyRequest({ kind: "DELETE", email: "dana@example.com", receivedAt }))
    },
  },
  { says: "one", ask: "PrivacyRequest", with: ({ know }) => ({ id: know }) },
  { says: "an id nobody has", ask: "PrivacyRequest", with: { id: "999" } },
  {
    says: "who may not erase",
    ask: "AnswerPrivacyRequest",
    by: "EDITOR",
    with: ({ know }) => ({ id: know, outcome: "FULFILLED" }),
    refused: "FORBIDDEN",
  },
  {
    says: "an id nobody has",
    ask: "AnswerPrivacyRequest",
    with: { id: "999", outcome: "FULFILLED" },
    refused: "NOT_FOUND",
  },
  {
    says: "refused without a reason",
    ask: "AnswerPrivacyRequest",
    with: ({ know }) => ({ id: know, outcome: "REFUSED" }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "nothing found where there is something",
    ask: "AnswerPrivacyRequest",
    with: ({ know }) => ({ id: know, outcome: "NOTHING_FOUND" }),
    refused: "CONFLICT",
  },
  {
    says: "a correction that nobody made",
    ask: "AnswerPrivacyRequest",
    with: ({ correct }) => ({ id: correct, outcome: "FULFILLED" }),
    refused: "CONFLICT",
  },
  { says: "a reason", ask: "ExtendPrivacyRequest", with: ({ know }) => ({ id: know, reason: "Holidays." }) },
  {
    says: "no reason",
    ask: "ExtendPrivacyRequest",
    with: ({ erase }) => ({ id: erase, reason: " " }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a second time",
    ask: "ExtendPrivacyRequest",
    with: ({ know }) => ({ id: know, reason: "Holidays." }),
    refused: "CONFLICT",
  },
  { says: "a copy", ask: "AnswerPrivacyRequest", with: ({ know }) => ({ id: know, outcome: "FULFILLED" }) },
  {
    says: "a second time",
    ask: "AnswerPrivacyRequest",
    with: ({ know }) => ({ id: know, outcome: "FULFILLED" }),
    refused: "CONFLICT",
  },
  { says: "answered ones", ask: "PrivacyRequests", with: { status: "ANSWERED", ...first } },
  {
    says: "another city",
    ask: "CorrectLead",
    with: ({ ana }) => ({ ...nobodys, leadId: ana, values: { city: "San Diego" } }),
  },
  {
    says: "nothing",
    ask: "CorrectLead",
    with: ({ ana }) => ({ ...nobodys, leadId: ana, values: {} }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "no address",
    ask: "CorrectLead",
    with: ({ ana }) => ({ ...nobodys, leadId: ana, values: { email: "x" } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "what this kind does not have",
    ask: "CorrectLead",
    with: ({ ana }) => ({ ...nobodys, leadId: ana, values: { companyName: "x" } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "an id nobody has",
    ask: "CorrectLead",
    with: { ...nobodys, values: { city: "San Diego" } },
    refused: "NOT_FOUND",
  },

  { says: "empty", ask: "Trash", with: first },
  { says: "one", ask: "DeleteLead", with: ({ ana }) => ({ ...nobodys, leadId: ana }) },
  { says: "a second time", ask: "DeleteLead", with: ({ ana }) => ({ ...nobodys, leadId: ana }), refused: "NOT_FOUND" },
  {
    says: "an editor",
    ask: "DeleteLead",
    by: "EDITOR",
    with: ({ dana }) => ({ ...nobodys, leadId: dana }),
    refused: "FORBIDDEN",
  },
  { says: "one", ask: "Trash", with: first },
  { says: "one", ask: "RestoreLead", with: ({ ana }) => ({ ...nobodys, leadId: ana }) },
  { says: "one", ask: "EndStatusLink", with: ({ ana }) => ({ ...nobodys, leadId: ana }) },
  { says: "of an id nobody has", ask: "EndStatusLink", with: nobodys, refused: "NOT_FOUND" },
  {
    says: "one that is not there",
    ask: "RestoreLead",
    with: ({ ana }) => ({ ...nobodys, leadId: ana }),
    refused: "NOT_FOUND",
  },
  { says: "one", ask: "LeadErasurePreview", with: ({ ben }) => ({ leadType: ADVERTISER, leadId: ben }) },
  { says: "an id nobody has", ask: "LeadErasurePreview", with: nobodys },
  { says: "of nobody", ask: "SubjectErasurePreview", with: { email: null, phone: null }, refused: "BAD_USER_INPUT" },
  { says: "of no address", ask: "SubjectErasurePreview", with: { email: "x", phone: null }, refused: "BAD_USER_INPUT" },
  {
    says: "of an address",
    ask: "SubjectErasurePreview",
    with: { email: "ANA@example.com", phone: null },
    varies: mailed,
  },
  {
    says: "an old proof",
    ask: "EraseLead",
    before: (side) => side.proof(false),
    with: ({ ben }) => ({ leadType: ADVERTISER, leadId: ben, reason: "NOT_NEEDED" }),
    refused: "FORBIDDEN",
  },
  {
    says: "a deletion with an old proof",
    ask: "AnswerPrivacyRequest",
    with: ({ erase }) => ({ id: erase, outcome: "FULFILLED" }),
    refused: "FORBIDDEN",
  },
  {
    says: "one",
    ask: "EraseLead",
    before: (side) => side.proof(true),
    with: ({ ben }) => ({ leadType: ADVERTISER, leadId: ben, reason: "NOT_NEEDED" }),
  },
  {
    says: "a second time",
    ask: "EraseLead",
    with: ({ ben }) => ({ leadType: ADVERTISER, leadId: ben, reason: "NOT_NEEDED" }),
    refused: "NOT_FOUND",
  },
  {
    says: "a deletion",
    ask: "AnswerPrivacyRequest",
    with: ({ erase }) => ({ id: erase, outcome: "FULFILLED" }),
    varies: mailed,
  },
  {
    says: "of nobody",
    ask: "EraseSubject",
    with: { email: null, phone: null, reason: "REQUESTED" },
    refused: "BAD_USER_INPUT",
  },
  {
    says: "of an address",
    ask: "EraseSubject",
    with: { email: "ana@example.com", phone: null, reason: "REQUESTED" },
    varies: mailed,
  },
]
