import type { BounceKind, LeftOutReason, MessageKind } from "../../../contract/mail/messages.ts"

export interface ParsedAttachment {
  name: string
  contentType: string
  size: number
  bytes: Buffer | null
  leftOut: LeftOutReason | null
}

/** From a mail server, about one of our mails (RFC 3464 or free text). */
export interface DeliveryReport {
  action: "failed" | "delayed" | "delivered"
  kind: BounceKind | null
  /** Readable for operators, without addresses. */
  reason: string
  messageId: string | null
  /** In lower case, as addresses are compared without case. */
  recipient: string | null
}

export interface ParsedMessage {
  kind: MessageKind
  /** With angle brackets, like references; null if missing or malformed. */
  messageId: string | null
  references: readonly string[]
  /** Bare addresses in lower case, from To, Cc, and envelope headers. */
  recipients: readonly string[]
  fromName: string | null
  /** In lower case, as addresses are compared without case. */
  fromAddress: string | null
  subject: string
  text: string
  quotedText: string | null
  html: string | null
  sentAt: Date | null
  attachments: readonly ParsedAttachment[]
  report: DeliveryReport | null
  problem: string | null
}
