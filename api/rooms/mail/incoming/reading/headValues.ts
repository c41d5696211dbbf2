import { parseAddressHeader, simpleParser } from "mailparser"
import { asciiLowerCase, withAsciiDomain } from "../../../../contract/text/text.ts"
import type { Head } from "./head.ts"

// As in `mailContent.ts`, plus lone surrogates, which no database accepts.
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Invisible and direction marks would disguise a name. */
export const oneLine = (text: string, max: number): string =>
  text
    .replace(UNWANTED, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "")

export const SUBJECT_MAX = 512
export const NAME_MAX = 255

export const subjectOf = async (head: Head): Promise<string> => {
  const value = head.first("subject")
  if (!value) return ""
  const { subject } = await simpleParser(Buffer.from(`Subject: ${value}\r\n\r\n`))
  return oneLine(subject ?? value, SUBJECT_MAX)
}

const ADDRESS = /^[^\s\p{Cc}<>()[\]",;:\\@]{1,64}@[^\s\p{Cc}<>()",;:\\@]{1,255}$/u

export const bareAddress = (address: string | null | undefined): string | null => {
  const bare = asciiLowerCase(withAsciiDomain((address ?? "").trim()))
  return ADDRESS.test(bare) ? bare : null
}

const addressesOf = (value: string) => parseAddressHeader(value, { flatten: true, decodePunycode: false }).value

const RECIPIENTS_MAX = 200

export const recipientsOf = (head: Head): string[] => {
  const fields = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"]
  const found = fields
    .flatMap((name) => head.all(name))
    .flatMap(addressesOf)
    .flatMap(({ address }) => bareAddress(address) ?? [])
  return [...new Set(found)].slice(0, RECIPIENTS_MAX)
}

export const senderOf = (head: Head): { fromName: string | null; fromAddress: string | null } => {
  const value = head.first("from")
  const [first] = value ? addressesOf(value) : []
  return { fromName: oneLine(first?.name ?? "", NAME_MAX) || null, fromAddress: bareAddress(first?.address) }
}

const MESSAGE_ID = /<[^<>\s@\p{Cc}]{1,250}@[^<>\s@\p{Cc}]{1,250}>/gu
const REFERENCES_MAX = 50

export const messageIdsIn = (text: string): string[] => text.match(MESSAGE_ID) ?? []

/** The id of the directly answered message is last. */
export const referencesOf = (head: Head): string[] => {
  const found = [...head.all("references"), ...head.all("in-reply-to")].flatMap(messageIdsIn)
  return [...new Set(found.reverse())].slice(0, REFERENCES_MAX).reverse()
}

export const sentAtOf = (head: Head): Date | null => {
  const sent = new Date(head.first("date") ?? "")
  const year = sent.getUTCFullYear()
  return year >= 1980 && year < 2200 ? sent : null
}
