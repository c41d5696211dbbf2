export interface MailHead {
  logType: string
  subject: string
  /** The lead's sender, or null for the operator. */
  recipient: string | null
  replyTo: string | null
}

export interface EmailDraft extends MailHead, MailBody {}

export interface MailBody {
  body: string
  html: string
  formData: Record<string, string>
}

/** Returns null if the site's address is unknown. */
export type UrlOf = (path: string) => string | null
