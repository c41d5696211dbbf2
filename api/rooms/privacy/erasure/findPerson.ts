import { Op, type WhereOptions } from "sequelize"
import { nationalDigits } from "../../../contract/leads/leadFilters.ts"
import { accountEmailTypes, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { storedEmail } from "../../../contract/text/text.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { equalsAnyCase } from "../../../platform/database/connection/dialect.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { findCandidates, matchesText } from "../../../platform/search/searchIndex.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { type LeadPlace, leadPlaces } from "../../leads/lead/leadPlace.ts"
import { readPhone } from "../../leads/lead/phoneNumber.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { withPhoneFound } from "../../leads/list/phoneSearch.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { familiesOf, survivorIdOf } from "../../leads/merged/mergedLeads.ts"
import { readPlace } from "../../leads/places/placedLeads.ts"
import { comparedEmail, matchesPerson, type Person } from "./person.ts"

export interface LocatedKey {
  kind: LeadKind
  leadId: number
}

/** Fewer digits would match too many numbers. */
const DIGITS_MIN = 5

const idsAmongLeads = async (kind: LeadKind, { email, phone }: Person): Promise<number[]> => {
  const ids = new Set<number>()
  const look = async (where: WhereOptions) => {
    for (const { id } of await kind.model.findAll({ attributes: ["id"], where })) ids.add(id)
  }
  if (email !== null) await look({ email: storedEmail(email) })
  if (phone === null || !("phone" in kind.model.getAttributes())) return [...ids]
  const { e164 } = readPhone(phone)
  if (e164) await look({ phoneE164: e164 })
  // Also matches texts with the same digits that were never parsed as a number.
  if (nationalDigits(phone).length >= DIGITS_MIN)
    for (const id of (await withPhoneFound(kind, { phone }))?.ids ?? []) ids.add(id)
  return [...ids]
}

/** A merge may have replaced the person's address or number, so earlier values are searched too. */
const idsBeforeMerge = async ({ type: leadType }: LeadKind, person: Person): Promise<number[]> => {
  const ids: number[] = []
  for await (const { survivorId, kept } of readAll(LeadMerge, { where: { leadType, undoneAt: null } })) {
    const values = Object.entries(kept?.values ?? {}).map(([name, [before]]) => [name, before])
    if (matchesPerson(person, Object.fromEntries(values))) ids.push(survivorId)
  }
  return ids
}

const withFamilies = async ({ type: leadType }: LeadKind, ids: readonly number[]) => {
  const survivors = new Set<number>()
  for (const id of ids) survivors.add(await survivorIdOf(leadType, id))
  const families = await familiesOf([...survivors].map((leadId) => ({ leadType, leadId })))
  return families.map(({ key }) => key.leadId)
}

export const findPersonLeads = async (person: Person): Promise<LocatedKey[]> => {
  const found: LocatedKey[] = []
  for (const kind of leadKinds) {
    // Quarantine, trash and merged leads have no search and no index by sender, so all leads there are read.
    const idsIn = async (place: LeadPlace) => {
      const ids: number[] = []
      for await (const lead of readPlace(kind, place)) if (matchesPerson(person, lead)) ids.push(lead.id)
      return ids
    }
    // Searches places in the order in which leads move, so that a lead that moves meanwhile is found.
    const held = await idsIn(leadPlaces.QUARANTINE)
    const listed = await idsAmongLeads(kind, person)
    const parts = [...(await idsIn(leadPlaces.MERGED)), ...(await idsBeforeMerge(kind, person))]
    const known = [...held, ...listed, ...(await idsIn(leadPlaces.TRASH)), ...parts]
    // Merged leads belong to one person, so each lead's whole family is found.
    const ids = new Set(await withFamilies(kind, known))
    for (const leadId of [...ids].sort((one, other) => one - other)) found.push({ kind, leadId })
  }
  return found
}

const isAboutLead = async (mail: EmailLog) => {
  const key = leadKeyOf(leadKinds, mail)
  const kind = leadKinds.find(({ type }) => type === key?.leadType)
  return kind !== undefined && (await kind.model.unscoped().count({ where: { id: key?.leadId } })) > 0
}

const operatorTypes = leadKinds.flatMap(({ emails }) =>
  emails.filter(({ addressee }) => addressee === "operator").map(({ type }) => type),
)

const OF_MAIL = ["id", "logType", "leadId", "recipient", "replyTo", "searchText", "status"]

const findMailsTo = async (email: string) => {
  const candidates = await findCandidates("email_log", email)
  // Account and test mails are left out, as they are the team's. Confirmations are left out, as they must stay unknown.
  const { PRIVACY_CONFIRMATION, TEST } = emailLogTypes
  const others = [...Object.values(accountEmailTypes), PRIVACY_CONFIRMATION, TEST]
  const logType = { [Op.notIn]: [...operatorTypes, ...others] }
  const mails: EmailLog[] = []
  for await (const { id } of readAll(EmailLog, {
    where: { [Op.and]: [...matchesText(email), { userId: null, logType }] },
    candidates,
  })) {
    const mail = await EmailLog.findByPk(id, { attributes: OF_MAIL })
    if (mail && comparedEmail(mail.recipient) === email) mails.push(mail)
  }
  return mails
}

// Reply addresses have no index, so each mail is checked.
const findMailsFrom = async (email: string) => {
  const where = { [Op.and]: [{ logType: operatorTypes }, equalsAnyCase(database(), "reply_to", email)] }
  const mails = await EmailLog.findAll({ attributes: OF_MAIL, where, order: ["id"] })
  return mails.filter(({ replyTo }) => comparedEmail(replyTo ?? "") === email)
}

/** Mails about an existing lead are left out, as they are its copies. Account mails are the team's. */
export const findPersonMails = async ({ email }: Person) => {
  if (email === null) return []
  const mails: EmailLog[] = []
  for (const mail of [...(await findMailsTo(email)), ...(await findMailsFrom(email))])
    if (!(await isAboutLead(mail))) mails.push(mail)
  return mails
}
