export interface MailHead {
  logType: string
  subject: string
  /** The lead's sender, or null for the operator. */
  recipient: string | null
  replyTo: string | null
}

export interface EmailDraft extends MailHead, WrittenText {}

export interface WrittenText {
  body: string
  html: string
  formData: Record<string, string>
}

/** The outside address of a path of the site, or null when nobody knows it. */
export type UrlOf = (path: string) => string | null
