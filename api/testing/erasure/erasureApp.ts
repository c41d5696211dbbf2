import { indexPending } from "../../platform/search/searchIndexer.ts"
import { User } from "../../rooms/accounts/users/user.model.ts"
import { storeSampleLeads } from "../../rooms/leads/intake/sampleLeads.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../mail/outbox.ts"
import { type Json, setUpTestApp } from "../testApp.ts"

const REPORT = `leads { leadType leadId receivedAt } copies { kind count } erasedAt
  exports { id leadType actorName isFile filters } unreached { kind count text }`
export const PREVIEW_LEAD = `query ($type: LeadType!, $id: ID!) { leadErasurePreview(leadType: $type, leadId: $id) { ${REPORT} } }`
export const PREVIEW = `query ($email: String, $phone: String) { subjectErasurePreview(email: $email, phone: $phone) { ${REPORT} } }`
export const ERASE_LEAD = `mutation ($type: LeadType!, $id: ID!) {
  eraseLead(leadType: $type, leadId: $id, reason: REQUESTED) { ${REPORT} } }`
export const ERASE = `mutation ($email: String, $phone: String) {
  eraseSubject(email: $email, phone: $phone, reason: REQUESTED) { ${REPORT} } }`

export const countsOf = ({ copies }: Json): Record<string, number> =>
  Object.fromEntries(copies.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))

export const packAll = async () => {
  while ((await indexPending()) > 0);
}

/** Configures a mail server and receipts; no mail is actually sent. */
export const prepareMail = async () => {
  await startWithoutMail()
  configureMail(smtpSettings(1), { areReceiptsOn: true })
  await User.update({ email: "owner@example.com" }, { where: { username: "admin" } })
}

export const setUpErasureApp = async (others = 400) => {
  const app = await setUpTestApp()
  const token = await app.login()
  await storeSampleLeads(leadKinds, others, Date.now())

  const note = (leadType: string, leadId: number, text: string, mentionedIds: string[] = []) =>
    app.ask(
      `mutation ($leadType: LeadType!, $leadId: ID!, $text: String!, $mentionedIds: [ID!]!) {
        addLeadNote(leadType: $leadType, leadId: $leadId, text: $text, mentionedIds: $mentionedIds) { note { id } } }`,
      { leadType, leadId: String(leadId), text, mentionedIds },
    )

  return { ...app, token, note }
}

export type ErasureApp = Awaited<ReturnType<typeof setUpErasureApp>>
