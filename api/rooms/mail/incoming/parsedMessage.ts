import type { BounceKind, LeftOutReason, MessageKind } from "../../../contract/mail/messages.ts"

export interface ParsedAttachment {
  name: string
  contentType: string
  size: number
  bytes: Buffer | null
  leftOut: LeftOutReason | null
}

/** What a mail server reports of a mail of ours (RFC 3464, or in words of its own). */
export interface DeliveryReport {
  action: "failed" | "delayed" | "delivered"
  /** Of what failed, whether for good. */
  kind: BounceKind | null
  /** In plain words for an operator, without an address. */
  reason: string
  messageId: string | null
  /** Whom the mail was for, in lower case. */
  recipient: string | null
}

export interface ParsedMessage {
  kind: MessageKind
  /** With its angle brackets, as are the references; null where it has none, or no proper one. */
  messageId: string | null
  references: readonly string[]
  /** The bare addresses that it was sent to, in lower case: To, Cc, and what servers note of its envelope. */
  recipients: readonly string[]
  fromName: string | null
  /** In lower case. */
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
