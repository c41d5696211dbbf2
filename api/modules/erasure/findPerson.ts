import { Op, type WhereOptions } from "sequelize"
import { database } from "../../database/database.ts"
import { equalsAnyCase } from "../../database/dialect.ts"
import { readAll } from "../../database/keyset.ts"
import { leadKinds } from "../../leadKinds.ts"
import { readPhone } from "../drivers/phoneNumber.ts"
import { EmailLog } from "../email/emailLog.model.ts"
import type { LeadKind } from "../leads/leadKind.ts"
import { withPhoneFound } from "../leads/phoneSearch.ts"
import { QuarantinedSubmission } from "../quarantine/quarantinedSubmission.model.ts"
import { findCandidates, matchesText } from "../search/searchIndex.ts"
import { digitsOf } from "../search/searchText.ts"
import { TrashedLead } from "../trash/trashedLead.model.ts"
import { comparedEmail, isFrom, type Person } from "./person.ts"

/** A lead of a person, or what waits in quarantine to become one. */
export interface FoundKey {
  kind: LeadKind
  leadId: number
}

/** Fewer digits are no number to look for. */
const DIGITS_MIN = 5

const idsAmongLeads = async (kind: LeadKind, { email, phone }: Person): Promise<number[]> => {
  const ids = new Set<number>()
  const look = async (where: WhereOptions) => {
    for (const { id } of await kind.model.findAll({ attributes: ["id"], where })) ids.add(id)
  }
  if (email !== null) await look(equalsAnyCase(database(), "email", email))
  if (phone === null || !("phone" in kind.model.getAttributes())) return [...ids]
  const { e164 } = readPhone(phone)
  if (e164) await look({ phoneE164: e164 })
  // Whatever else has the same digits, such as what was never read as a number.
  if (digitsOf(phone).length >= DIGITS_MIN)
    for (const id of (await withPhoneFound(kind, { phone }))?.ids ?? []) ids.add(id)
  return [...ids]
}

/** The leads and the submissions in quarantine of a person. */
export const findPersonLeads = async (person: Person): Promise<FoundKey[]> => {
  const found: FoundKey[] = []
  for (const kind of leadKinds) {
    const ids = await idsAmongLeads(kind, person)
    for await (const { leadId, submitted } of readAll(QuarantinedSubmission, { where: { leadType: kind.type } }))
      if (isFrom(person, submitted)) ids.push(leadId)
    for await (const { leadId, stored } of readAll(TrashedLead, { where: { leadType: kind.type } }))
      if (isFrom(person, stored)) ids.push(leadId)
    for (const leadId of ids.sort((one, other) => one - other)) found.push({ kind, leadId })
  }
  return found
}

/** Mails to or from a person that are about no lead any more, or about none; those about accounts are the team's. */
export const findPersonMails = async ({ email }: Person) => {
  if (email === null) return []
  const candidates = await findCandidates("email_log", email)
  const where = { [Op.and]: [...matchesText(email), { userId: null }] }
  const mails: EmailLog[] = []
  for await (const { id } of readAll(EmailLog, { where, candidates })) {
    const mail = await EmailLog.findByPk(id, { attributes: ["id", "recipient", "replyTo", "searchText", "status"] })
    if (mail && [mail.recipient, mail.replyTo ?? ""].some((address) => comparedEmail(address) === email))
      mails.push(mail)
  }
  return mails
}
