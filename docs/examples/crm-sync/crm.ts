import type { LeadType, Status } from "./farelight.ts"
import { answerOf, patientFetch, unless } from "./patient.ts"

// The CRM of this example. Put yours here: what the sync needs of it are the functions at the end, an id that
// Farelight's lead can be found by, versions, and a feed that tells who made a change.

export interface ContactNote {
  /** The CRM's id; missing until it is stored. */
  id?: string
  /** Farelight's id of the same note; null until it has arrived there. */
  farelight_id: number | null
  text: string
}

export interface Contact {
  id: string
  /** Raised by each write; a write names the one that it is based on. */
  version: number
  /** The position of the last change that somebody has made in the CRM. */
  changed_position: number
  kind: LeadType
  /** Farelight's id of the lead; null until it has arrived there. */
  lead_id: number | null
  properties: Record<string, string>
  status: Status
  metadata: Record<string, string>
  notes: ContactNote[]
}

/** What is written of a contact. */
export type ContactValues = Omit<Contact, "id" | "version" | "changed_position">

export interface ContactChange {
  position: number
  contact_id: string
  /** `sync` for what was written by this program. */
  by: "sync" | "person"
  /** Null in a contact that is new. */
  status?: { from: Status | null; to: Status }
  /** The names of the texts that changed. */
  metadata?: string[]
  /** The contact as it is now; null when it is gone. */
  contact: Contact | null
}

const { CRM_URL = "" } = process.env

const ask = <Data>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const request = new Request(new URL(path, CRM_URL), {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  })
  const call = patientFetch(request).then(async (response) => {
    const given = await response.json().catch(() => null)
    return response.ok ? { data: given as Data, response } : { error: { message: String(given?.message) }, response }
  })
  return answerOf<Data>(call)
}

export const contactChanges = (after: number) =>
  ask<{ changes: ContactChange[]; next_position: number; has_more: boolean }>(
    "GET",
    `/changes?after=${after}&limit=100`,
  )

/** All contacts, page by page. */
export const listContacts = (after: string) =>
  ask<{ contacts: Contact[]; next: string | null }>("GET", `/contacts?after=${after}&limit=100`)

export const getContact = (id: string) => unless([404], ask<Contact>("GET", `/contacts/${encodeURIComponent(id)}`))

/** The contact of a lead of Farelight. */
export const findContact = (kind: LeadType, leadId: number) =>
  unless([404], ask<Contact>("GET", `/contacts/by-lead/${kind}/${leadId}`))

/** Stores a contact; undefined if it is no longer, or already, as the caller thinks. */
export const saveContact = (now: Contact | undefined, values: ContactValues) =>
  unless(
    [412],
    now
      ? ask<Contact>("PUT", `/contacts/${now.id}`, values, { "if-match": String(now.version) })
      : ask<Contact>("POST", "/contacts", values, { "if-none-match": "*" }),
  )

export const deleteContact = (kind: LeadType, leadId: number) =>
  unless([404], ask("DELETE", `/contacts/by-lead/${kind}/${leadId}`))
