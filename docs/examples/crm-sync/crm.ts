import type { LeadType, Status } from "./farelight.ts"
import { answerOf, patientFetch, unless } from "./patient.ts"

// Replace this by your CRM. The sync needs the functions at the end, a lookup by Farelight's lead id, record versions,
// and a change feed that names the author of each change.

export interface ContactNote {
  /** The CRM's id; undefined until stored. */
  id?: string
  /** Farelight's id of the same note; null until synced. */
  farelight_id: number | null
  text: string
}

export interface Contact {
  id: string
  /** Incremented by each write; a write names the version it is based on. */
  version: number
  /** Feed position of the last change by a person in the CRM. */
  changed_position: number
  kind: LeadType
  /** Farelight's id of the lead; null until synced. */
  lead_id: number | null
  properties: Record<string, string>
  status: Status
  metadata: Record<string, string>
  notes: ContactNote[]
}

export type ContactValues = Omit<Contact, "id" | "version" | "changed_position">

export interface ContactChange {
  position: number
  contact_id: string
  /** `sync` for changes by this program. */
  by: "sync" | "person"
  /** Null `from` for a new contact. */
  status?: { from: Status | null; to: Status }
  /** Names of changed texts. */
  metadata?: string[]
  /** The current contact; null if deleted. */
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

export const listContacts = (after: string) =>
  ask<{ contacts: Contact[]; next: string | null }>("GET", `/contacts?after=${after}&limit=100`)

export const getContact = (id: string) => unless([404], ask<Contact>("GET", `/contacts/${encodeURIComponent(id)}`))

export const findContact = (kind: LeadType, leadId: number) =>
  unless([404], ask<Contact>("GET", `/contacts/by-lead/${kind}/${leadId}`))

/** Undefined if the contact was deleted or changed since the caller read it. */
export const saveContact = (now: Contact | undefined, values: ContactValues) =>
  unless(
    [412],
    now
      ? ask<Contact>("PUT", `/contacts/${now.id}`, values, { "if-match": String(now.version) })
      : ask<Contact>("POST", "/contacts", values, { "if-none-match": "*" }),
  )

export const deleteContact = (kind: LeadType, leadId: number) =>
  unless([404], ask("DELETE", `/contacts/by-lead/${kind}/${leadId}`))
