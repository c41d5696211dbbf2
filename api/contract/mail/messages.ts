export const messageDirections = { INCOMING: "INCOMING", OUTGOING: "OUTGOING" } as const

export type MessageDirection = keyof typeof messageDirections

/** In this order: written by a person, by an autoresponder, by a mail server. */
export const messageKinds = { LETTER: "LETTER", AUTOMATIC: "AUTOMATIC", DELIVERY_REPORT: "DELIVERY_REPORT" } as const

export type MessageKind = keyof typeof messageKinds

/** Surest first. A From address proves nothing, as anybody can forge it. */
export const messageMatches = {
  TOKEN: "TOKEN",
  REFERENCE: "REFERENCE",
  ADDRESS: "ADDRESS",
  PERSON: "PERSON",
} as const

export type MessageMatch = keyof typeof messageMatches

export const leftOutReasons = { TOO_LARGE: "TOO_LARGE", TOO_MANY: "TOO_MANY", UNREADABLE: "UNREADABLE" } as const

export type LeftOutReason = keyof typeof leftOutReasons

export const bounceKinds = { HARD: "HARD", SOFT: "SOFT", COMPLAINT: "COMPLAINT" } as const

export type BounceKind = keyof typeof bounceKinds

/** An attachment that was not stored has no file, but the reason in `leftOut`. */
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
