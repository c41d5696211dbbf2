import type { PrivacyRequestMatch } from "../../../../contract/privacy/privacyRequests.ts"
import type { LeadKind } from "../../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../../leads/lead/leadPlace.ts"
import type { PrivacyRequestRow } from "../../../mail/privacy/privacyRequest.model.ts"
import { findStoredLead } from "../../erasure/eraseOne.ts"
import { findPersonLeads } from "../../erasure/findPerson.ts"
import { comparedEmail } from "../../erasure/person.ts"

export interface PersonLead {
  leadType: string
  leadId: number
  name: string
  receivedAt: Date
  matches: PrivacyRequestMatch[]
  isTrashed: boolean
  isQuarantined: boolean
}

const DIGITS_MIN = 5

const hasNumber = (phone: string | null): phone is string =>
  phone !== null && phone.replaceAll(/\D/g, "").length >= DIGITS_MIN

/** `matches` has EMAIL or PHONE: an address is stronger proof than a number. Newest first. */
export const findLeadsOf = async ({ email, phone }: Pick<PrivacyRequestRow, "email" | "phone">) => {
  const matches = new Map<string, { kind: LeadKind; leadId: number; by: PrivacyRequestMatch[] }>()
  const look = async (by: PrivacyRequestMatch, person: { email: string | null; phone: string | null }) => {
    for (const { kind, leadId } of await findPersonLeads(person)) {
      const key = `${kind.type}:${leadId}`
      const known = matches.get(key) ?? { kind, leadId, by: [] }
      matches.set(key, known)
      if (!known.by.includes(by)) known.by.push(by)
    }
  }
  if (email !== null) await look("EMAIL", { email: comparedEmail(email), phone: null })
  if (hasNumber(phone)) await look("PHONE", { email: null, phone })
  const leads: PersonLead[] = []
  for (const { kind, leadId, by } of matches.values()) {
    const found = await findStoredLead(kind, leadId)
    if (!found) continue
    const { lead, place } = found
    leads.push({
      leadType: kind.type,
      leadId,
      name: kind.titleOf(lead),
      receivedAt: lead.createdAt,
      matches: by,
      isTrashed: place === leadPlaces.TRASH,
      isQuarantined: place === leadPlaces.QUARANTINE,
    })
  }
  return leads.sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
}
