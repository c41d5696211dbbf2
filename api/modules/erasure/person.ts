import { readPhone } from "../drivers/phoneNumber.ts"
import type { LeadDescription, LeadRow } from "../leads/leadKind.ts"
import { isSamePhone } from "../leads/phoneSearch.ts"
import { digitsOf } from "../search/searchText.ts"

/** What a person is found by: an address in lower case, and a number as it was given. */
export interface Person {
  email: string | null
  phone: string | null
}

/** Shorter texts stand in too many others. */
const TELLING_LENGTH = 5

/** An address as it is compared. */
export const comparedEmail = (email: string) => email.normalize("NFC").trim().toLowerCase()

const sameNumber = (one: string, other: string) => {
  const [first, second] = [readPhone(one).e164, readPhone(other).e164]
  if (first && second) return first === second
  return digitsOf(one) !== "" && isSamePhone(one, other)
}

/** Whether what was submitted comes from a person. */
export const isFrom = ({ email, phone }: Person, values: object): boolean => {
  const sent = values as { email?: unknown; phone?: unknown }
  if (email !== null && typeof sent.email === "string" && comparedEmail(sent.email) === email) return true
  return phone !== null && typeof sent.phone === "string" && sameNumber(sent.phone, phone)
}

/** What tells in other texts who sent a lead: folded, and long enough to mean nobody else. */
export const tracesOf = (kind: LeadDescription, lead: LeadRow): string[] => {
  const { phone } = lead as LeadRow & { phone?: string }
  const texts = [lead.email, kind.senderName(lead), kind.titleOf(lead), ...(phone ? [phone] : [])]
  return [...new Set(texts.map((text) => text.toLowerCase()))].filter(({ length }) => length >= TELLING_LENGTH)
}
