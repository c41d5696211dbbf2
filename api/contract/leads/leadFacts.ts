import type { ReplySection } from "../content/pages/mails/replies.ts"
import type { ReplyPromiseField } from "../content/promises/replyPromise.ts"

/** Spam checks differ: names contain no web address, brands may resemble one, free text may contain a few. */
export type TextRole = "name" | "brand" | "address" | "text"

export const METADATA_NAMES_MAX = 20
export const METADATA_VALUE_MAX = 500

export const pluralOf = (noun: string) => `${noun.replace(/y$/, "ie")}s`

export interface LeadFacts {
  name: string
  type: string
  letter: string
  noun: string
  dashboardPath: string
  promiseField: ReplyPromiseField
  cityNotes: "driver_city_notes" | "advertiser_city_notes"
  messages: { sent: (promise: string) => string; failed: string }
  emailTypes: Readonly<Record<string, string>>
  textRoles: Readonly<Record<string, TextRole>>
  reply: { section: ReplySection; emailType: string }
}
