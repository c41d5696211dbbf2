// What is said of the messages between a lead's sender and the team, each by GraphQL name.

export const messageDirections = { INCOMING: "INCOMING", OUTGOING: "OUTGOING" } as const

export type MessageDirection = keyof typeof messageDirections

/** What a message is: written by somebody, sent by a program that answers for them, or a mail server's report. */
export const messageKinds = { LETTER: "LETTER", AUTOMATIC: "AUTOMATIC", DELIVERY_REPORT: "DELIVERY_REPORT" } as const

export type MessageKind = keyof typeof messageKinds

/** By what a message found its lead, the surest first. An address in From proves nothing: anybody can write it. */
export const messageMatches = {
  TOKEN: "TOKEN",
  REFERENCE: "REFERENCE",
  ADDRESS: "ADDRESS",
  PERSON: "PERSON",
} as const

export type MessageMatch = keyof typeof messageMatches

/** Why an attachment was left in the mailbox. */
export const leftOutReasons = { TOO_LARGE: "TOO_LARGE", TOO_MANY: "TOO_MANY", UNREADABLE: "UNREADABLE" } as const

export type LeftOutReason = keyof typeof leftOutReasons

export const bounceKinds = { HARD: "HARD", SOFT: "SOFT", COMPLAINT: "COMPLAINT" } as const

export type BounceKind = keyof typeof bounceKinds

/** An attachment of a message: the file that was kept of it, or why none was. */
export interface StoredAttachment {
  name: string
  contentType: string
  size: number
  fileId: number | null
  leftOut: LeftOutReason | null
}

/** Of a message; what is larger is read without its attachments. */
export const MESSAGE_BYTES_MAX = 26_000_000

/** Attachments of one message that are kept as files. */
export const ATTACHMENTS_MAX = 20
