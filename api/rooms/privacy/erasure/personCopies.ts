import { familiesOf, survivorIdOf } from "../../leads/merged/mergedLeads.ts"
import type { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"
import { findRequestsOf } from "./clearRequests.ts"
import { findStoredLead, type LocatedLead } from "./eraseOne.ts"
import { findPersonLeads, findPersonMails, type LocatedKey } from "./findPerson.ts"
import { type Copies, findCopies } from "./leadCopies.ts"
import { findMentions, type Mention } from "./mentions.ts"
import { identifiersOf, type Person } from "./person.ts"
import { type FoundMessage, findMessagesFrom } from "./personMessages.ts"

export interface LeadWithCopies {
  found: LocatedLead
  copies: Copies
}

export interface PersonCopies {
  leads: LeadWithCopies[]
  mails: Copies["mails"]
  messages: FoundMessage[]
  mentions: Mention[]
  /** Confirmed requests only, as unconfirmed ones must stay unknown. */
  requests: PrivacyRequest[]
}

const withCopies = async (found: LocatedLead): Promise<LeadWithCopies> => {
  const { kind, lead } = found
  return { found, copies: await findCopies(kind, lead.id, identifiersOf(kind, lead)) }
}

const findLeadCopies = async (keys: readonly LocatedKey[]): Promise<LeadWithCopies[]> => {
  const leads: LeadWithCopies[] = []
  for (const { kind, leadId } of keys) {
    const found = await findStoredLead(kind, leadId)
    if (found) leads.push(await withCopies(found))
  }
  return leads
}

/** The lead in any place, followed by leads merged into it. Empty for an unknown id. */
export const findFamily = async (kind: LocatedKey["kind"], leadId: number): Promise<LeadWithCopies[]> => {
  const key = { leadType: kind.type, leadId: await survivorIdOf(kind.type, leadId) }
  const family = await familiesOf([key])
  return findLeadCopies(family.map(({ key: { leadId } }) => ({ kind, leadId })))
}

export const findPersonCopies = async (person: Person): Promise<PersonCopies> => {
  const leads = await findLeadCopies(await findPersonLeads(person))
  const known = new Set(leads.flatMap(({ copies }) => copies.mails.map(({ id }) => id)))
  const mails = (await findPersonMails(person)).filter(({ id }) => !known.has(id))
  const found = leads.map((one) => one.found)
  const messages = await findMessagesFrom(person, found)
  const messageIds = messages.map(({ id }) => id)
  const mentions = await findMentions(person, found, { messageIds, mailIds: [...known, ...mails.map(({ id }) => id)] })
  const requests = (await findRequestsOf(person)).filter(({ status }) => status !== "UNCONFIRMED")
  return { leads, mails, messages, mentions, requests }
}
