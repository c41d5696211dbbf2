export interface MailHead {
  logType: string
  subject: string
  /** Null for mail to the operator. */
  recipient: string | null
  replyTo: string | null
}

export interface EmailDraft extends MailHead, MailBody {}

export interface MailBody {
  body: string
  html: string
  formData: Record<string, string>
}

export type UrlOf = (path: string) => string | null
