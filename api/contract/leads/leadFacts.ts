import type { ReplySection } from "../content/pages/replies.ts"
import type { ReplyPromiseField } from "../content/promises/replyPromise.ts"

/** The purpose of a submitted text. Names hold no web address; brands may look like one; free text may hold a few. */
export type TextRole = "name" | "brand" | "address" | "text"

/** By how many names programs keep texts with a lead at most. */
export const METADATA_NAMES_MAX = 20
export const METADATA_VALUE_MAX = 500

export const pluralOf = (noun: string) => `${noun.replace(/y$/, "ie")}s`

/** What the API and the web client both know about a kind of lead. */
export interface LeadFacts {
  name: string
  type: string
  letter: string
  /** What people read that such a lead is, for example "driver application", in the dashboard as in messages and mails. */
  noun: string
  /** The dashboard address below which each lead has a page of its own. */
  dashboardPath: string
  promiseField: ReplyPromiseField
  /** What its senders are told of their city: the section of the content page `global`. */
  cityNotes: "driver_city_notes" | "advertiser_city_notes"
  messages: { sent: (promise: string) => string; failed: string }
  /** The types of the mails about it, by GraphQL name; the values are those of REST and the database. */
  emailTypes: Readonly<Record<string, string>>
  /** The texts that a sender writes, by column, in form order. Spam checks and corrections use them. */
  textRoles: Readonly<Record<string, TextRole>>
  /** What operators answer to it: the section of the content page `replies`, and the type of the mails. */
  reply: { section: ReplySection; emailType: string }
}
