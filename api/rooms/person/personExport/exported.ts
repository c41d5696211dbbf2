import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { PrivacyRequestKind } from "../../../contract/person/privacyRequests.ts"
import type { Locale } from "../../../contract/site/locale.ts"

// What is kept about a person, as the file for programs has it and the readable page shows it. Moments are in UTC.

/** Where something stands that a person has sent. */
export type Place = "list" | "trash" | "quarantine" | "merged" | "test"

export interface HistoryEntry {
  at: string
  /** By the name of its event: `received`, `status_changed`, `lead.noted`. */
  type: string
  /** Of a moved status. */
  from?: LeadStatus
  to?: LeadStatus
  /** Of a correction: the names of the columns. */
  fields?: string[]
}

/** A note by somebody who works here: without who wrote it. */
export interface ExportedNote {
  written_at: string
  edited_at: string | null
  text: string
}

/** An answer that somebody who works here has begun: without who. */
export interface ExportedDraft {
  written_at: string
  subject: string
  text: string
}

/** What a person was asked to send. */
export interface ExportedFileRequest {
  what: string
  asked_at: string
  answered_at: string | null
  canceled_at: string | null
}

/** Something that a person has sent, or what was made of it. */
export interface ExportedSubmission {
  kind: string
  reference: string
  place: Place
  received_at: string
  changed_at: string
  deleted_at: string | null
  status: LeadStatus
  follow_up_on: string | null
  language: Locale
  /** By which a form that was sent twice is told. */
  form_id: string | null
  values: Record<string, unknown>
  origin: { source: string | null; campaign: string | null; landing_page: string | null }
  /** Why it was held back, if it was. */
  spam_check: { score: number; reasons: readonly string[] } | null
  history: HistoryEntry[]
  notes: ExportedNote[]
  begun_answers: ExportedDraft[]
  file_requests: ExportedFileRequest[]
}

/** Whom a mail went to: the person, the operator, or a colleague who was told of the submission. */
export type MailDirection = "to_you" | "to_us" | "internal"

export interface ExportedMail {
  direction: MailDirection
  type: string
  about: string | null
  created_at: string
  sent_at: string | null
  status: string
  /** Null in mails among colleagues, which name them and may name others. */
  subject: string | null
  text: string | null
  attempts: { at: string; outcome: string | null; answer: string | null }[]
}

/** A message between a person and those who work here. What went out is told among the mails as well. */
export interface ExportedLetter {
  direction: "to_us" | "to_you"
  kind: string
  about: string | null
  received_at: string
  sent_at: string | null
  from_name: string | null
  from_address: string | null
  subject: string
  text: string
  quoted_text: string | null
  /** `path` is where the file is in the zip; null where it was not kept. */
  attachments: { name: string; size: number; path: string | null }[]
}

export interface ExportedFile {
  name: string
  path: string
  type: string
  size: number
  about: string | null
  added_at: string
  added_by: "you" | "us" | "message"
}

export interface ExportedMessage {
  receiver: string
  event: string
  created_at: string
  delivered_at: string | null
  status: string
}

export interface ExportedRequest {
  kind: PrivacyRequestKind
  received_at: string
  confirmed_at: string | null
  due_at: string
  answered_at: string | null
  outcome: string | null
  name: string | null
  phone: string | null
  details: string | null
  /** What the answer, and an extension, said beside what the mail says by itself. */
  answer: string | null
  extended_because: string | null
}

export interface PersonData {
  controller: { name: string; legal_name: string; email: string }
  about: { email: string }
  made_at: string
  submissions: ExportedSubmission[]
  mails: ExportedMail[]
  messages: ExportedLetter[]
  files: ExportedFile[]
  privacy_requests: ExportedRequest[]
  messages_to_programs: ExportedMessage[]
  /** Lists that left the product since the first submission and may hold it. */
  exported_lists: { at: string; kind: string; as: "file" | "program" }[]
  /** Notes and messages about submissions of others that have the address: what they say is about those. */
  mentions_in_other_notes: { written_at: string }[]
}
