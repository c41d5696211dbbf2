export const LETTER_LEADS_MAX = 20_000

export type LetterState = "SENDING" | "STOPPED" | "DONE"

export const leftOutReasons = ["withoutAddress", "undeliverable", "unsubscribed", "repeated"] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

export type LetterCounts = Record<LeftOutReason | "sent", number>
