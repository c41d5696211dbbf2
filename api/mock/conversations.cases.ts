import { driverForm } from "../testing/forms.ts"
import type { Case } from "./runCases.ts"
import { type Side, sendForm } from "./sides.ts"

const DRIVER = "DRIVER_APPLICATION"
const nobodys = { leadType: DRIVER, leadId: "999" }
const whole = { first: 50, after: null, withHtml: true }
// Where each serves files, and what it calls their positions, is its own.
const own = ["url", "previewUrl", "cursor", "endCursor", "createdAt", "sentAt", "requestedAt", "updatedAt"]

const pdf = () => new File(["%PDF-1.4\n%%EOF\n"], "card.pdf", { type: "application/pdf" })

/** Two drivers, one of whom has written. */
export const sendConversation = async (side: Side, known: Record<string, unknown>) => {
  known.ana = String((await sendForm(side, "drivers/apply", driverForm())).id)
  known.dana = String(
    (await sendForm(side, "drivers/apply", driverForm({ name: "Dana", email: "dana@example.com" }))).id,
  )
  known.message = String(await side.addMessage(Number(known.ana)))
}

const ofAna = ({ ana }: Record<string, unknown>) => ({ leadType: DRIVER, leadId: ana })

export const conversationCases: Case[] = [
  {
    says: "a message",
    ask: "DriverApplicationConversation",
    with: ({ ana }) => ({ ...whole, id: ana }),
    varies: own,
  },
  {
    says: "without its HTML",
    ask: "DriverApplicationConversation",
    with: ({ ana }) => ({ ...whole, withHtml: false, id: ana }),
    varies: own,
  },
  {
    says: "who may not read leads",
    ask: "DriverApplicationConversation",
    by: "EDITOR",
    with: ({ ana }) => ({ ...whole, id: ana }),
    refused: "FORBIDDEN",
  },
  { says: "an id nobody has", ask: "AdvertiserSubmissionConversation", with: { ...whole, id: "999" } },

  { says: "from its lead", ask: "DetachMessage", with: ({ message }) => ({ id: message }) },
  { says: "one that waits", ask: "DetachMessage", with: ({ message }) => ({ id: message }), refused: "NOT_FOUND" },
  {
    says: "to another lead",
    ask: "AttachMessage",
    with: ({ message, dana }) => ({ id: message, leadType: DRIVER, leadId: dana }),
  },
  {
    says: "an id nobody has",
    ask: "AttachMessage",
    with: (known) => ({ id: "999", ...ofAna(known) }),
    refused: "NOT_FOUND",
  },
  {
    says: "who may only look",
    ask: "AttachMessage",
    by: "VIEWER",
    with: (known) => ({ id: known.message, ...ofAna(known) }),
    refused: "FORBIDDEN",
  },

  {
    says: "a PDF",
    ask: "UploadLeadFile",
    with: (known) => ({ ...ofAna(known), file: pdf() }),
    learn: (data) => ({ file: data.uploadLeadFile.file.id }),
    varies: own,
  },
  { says: "the same again", ask: "UploadLeadFile", with: (known) => ({ ...ofAna(known), file: pdf() }), varies: own },
  {
    says: "to a lead that is not there",
    ask: "UploadLeadFile",
    with: { ...nobodys, file: pdf() },
    refused: "NOT_FOUND",
  },
  { says: "one", ask: "DeleteLeadFile", with: ({ file }) => ({ id: file }) },
  { says: "one that is gone", ask: "DeleteLeadFile", with: ({ file }) => ({ id: file }), refused: "NOT_FOUND" },
  {
    says: "one",
    ask: "RequestLeadFile",
    with: (known) => ({ ...ofAna(known), what: "your insurance card" }),
    learn: (data) => ({ request: data.requestLeadFile.request.id }),
    varies: own,
  },
  {
    says: "who may only look",
    ask: "RequestLeadFile",
    by: "VIEWER",
    with: (known) => ({ ...ofAna(known), what: "your logo" }),
    refused: "FORBIDDEN",
  },
  { says: "one", ask: "CancelFileRequest", with: ({ request }) => ({ id: request }) },
  {
    says: "one that is gone",
    ask: "CancelFileRequest",
    with: ({ request }) => ({ id: request }),
    refused: "NOT_FOUND",
  },

  {
    says: "one",
    ask: "SaveReplyDraft",
    with: (known) => ({ input: { ...ofAna(known), subject: "Hello", body: "Hi Ana" } }),
    learn: (data) => ({ draft: data.saveReplyDraft.replyDraft.id }),
    varies: own,
  },
  {
    says: "to a lead that is not there",
    ask: "SaveReplyDraft",
    with: { input: { ...nobodys, subject: "", body: "" } },
    refused: "NOT_FOUND",
  },
  { says: "one's own", ask: "DiscardReplyDraft", with: ({ draft }) => ({ id: draft }) },
  { says: "one that is gone", ask: "DiscardReplyDraft", with: ({ draft }) => ({ id: draft }) },
  { says: "where it goes already", ask: "AllowMail", with: ofAna },
  { says: "for a lead that is not there", ask: "AllowMail", with: nobodys, refused: "NOT_FOUND" },
  { says: "of a lead", ask: "RevokeReplyAddress", with: ofAna },
  { says: "of a lead that is not there", ask: "RevokeReplyAddress", with: nobodys, refused: "NOT_FOUND" },
]
