import { isSamePhone, nationalDigits } from "../../../contract/leads/leadFilters.ts"
import { withAsciiDomain } from "../../../contract/text/text.ts"
import { fold } from "../../../platform/text/searchText.ts"
import type { LeadDescription, LeadRow } from "../../leads/lead/leadKind.ts"
import { readPhone } from "../../leads/lead/phoneNumber.ts"
import { patternsOf } from "./textPatterns.ts"

/** `email` is in lower case, `phone` as entered. */
export interface Person {
  email: string | null
  phone: string | null
}

export const comparedEmail = (email: string) => withAsciiDomain(email.normalize("NFC").trim()).toLowerCase()

const sameNumber = (one: string, other: string) => {
  const [first, second] = [readPhone(one).e164, readPhone(other).e164]
  if (first && second) return first === second
  return nationalDigits(one) !== "" && isSamePhone(one, other)
}

export const matchesPerson = ({ email, phone }: Person, values: object): boolean => {
  const sent = values as { email?: unknown; phone?: unknown }
  if (email !== null && typeof sent.email === "string" && comparedEmail(sent.email) === email) return true
  return phone !== null && typeof sent.phone === "string" && sameNumber(sent.phone, phone)
}

export interface Identifiers {
  contacts: RegExp[]
  /** By `comparedName`; compared as a whole, as a name may be a common word or city. */
  names: string[]
}

export const comparedName = (name: string) => fold(name).trim().replaceAll(/\s+/g, " ")

export const identifiersOf = (kind: LeadDescription, lead: LeadRow): Identifiers => {
  const { phone } = lead as LeadRow & { phone?: string }
  const names = [kind.senderName(lead), kind.titleOf(lead)].map(comparedName)
  return { contacts: patternsOf([lead.email, phone ?? ""]), names: names.filter((name) => name !== "") }
}
