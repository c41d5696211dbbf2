export const messageDirections = { INCOMING: "INCOMING", OUTGOING: "OUTGOING" } as const

export type MessageDirection = keyof typeof messageDirections

/** Written by a person, sent by an autoresponder, or a mail server's report. */
export const messageKinds = { LETTER: "LETTER", AUTOMATIC: "AUTOMATIC", DELIVERY_REPORT: "DELIVERY_REPORT" } as const

export type MessageKind = keyof typeof messageKinds

/** Evidence that links a message to a lead, surest first. A From address proves nothing: anybody can forge it. */
export const messageMatches = {
  TOKEN: "TOKEN",
  REFERENCE: "REFERENCE",
  ADDRESS: "ADDRESS",
  PERSON: "PERSON",
} as const

export type MessageMatch = keyof typeof messageMatches

/** Reasons for not storing an attachment. */
export const leftOutReasons = { TOO_LARGE: "TOO_LARGE", TOO_MANY: "TOO_MANY", UNREADABLE: "UNREADABLE" } as const

export type LeftOutReason = keyof typeof leftOutReasons

export const bounceKinds = { HARD: "HARD", SOFT: "SOFT", COMPLAINT: "COMPLAINT" } as const

export type BounceKind = keyof typeof bounceKinds

/** An attachment: its stored file, or why there is none. */
export interface StoredAttachment {
  name: string
  contentType: string
  size: number
  fileId: number | null
  leftOut: LeftOutReason | null
}

/** Larger messages are read without attachments. */
export const MESSAGE_BYTES_MAX = 26_000_000

export const ATTACHMENTS_MAX = 20
