import type { IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { serve } from "../../../../api/testing/process/serve.ts"
import type { Contact, ContactChange, ContactValues } from "../../crm-sync/crm.ts"

type Told = Pick<ContactChange, "status" | "metadata">
type Answer = [status: number, body?: object]

const leadKey = (kind: string, leadId: string | number) => `${kind}/${leadId}`

/** A made-up CRM in memory: contacts with versions, and a feed of their changes. */
export const startCrm = async () => {
  const contacts = new Map<string, Contact>()
  const idsByLead = new Map<string, string>()
  const log: Omit<ContactChange, "contact">[] = []
  let contactCount = 0
  let noteCount = 0

  const store = (id: string, values: ContactValues, by: ContactChange["by"], told: Told = {}) => {
    const now = contacts.get(id)
    const position = log.length + 1
    const contact = structuredClone({
      ...values,
      id,
      version: (now?.version ?? 0) + 1,
      changed_position: by === "person" ? position : (now?.changed_position ?? 0),
      notes: values.notes.map((note) => ({ ...note, id: note.id ?? `n-${++noteCount}` })),
    })
    contacts.set(id, contact)
    if (contact.lead_id !== null) idsByLead.set(leadKey(contact.kind, contact.lead_id), id)
    log.push({ position, contact_id: id, by, ...told })
    return contact
  }

  const add = (values: ContactValues, by: ContactChange["by"]) =>
    store(`c-${++contactCount}`, values, by, { status: { from: null, to: values.status } })

  const remove = (key: string): Answer => {
    const id = idsByLead.get(key)
    if (!id) return [404]
    contacts.delete(id)
    idsByLead.delete(key)
    log.push({ position: log.length + 1, contact_id: id, by: "sync" })
    return [200, {}]
  }

  const answer = (request: IncomingMessage, url: URL, values: ContactValues): Answer => {
    const [collection, id = "", ...lead] = url.pathname.split("/").slice(1).map(decodeURIComponent)
    const after = url.searchParams.get("after") ?? ""
    const limit = Number(url.searchParams.get("limit"))
    if (collection === "changes") {
      const shown = log.slice(Number(after), Number(after) + limit)
      const changes = shown.map((change) => ({ ...change, contact: contacts.get(change.contact_id) ?? null }))
      const next_position = shown.at(-1)?.position ?? Number(after)
      return [200, { changes, next_position, has_more: next_position < log.length }]
    }
    const key = lead.join("/")
    if (request.method === "DELETE") return remove(key)
    if (request.method === "POST") {
      if (idsByLead.has(leadKey(values.kind, String(values.lead_id)))) return [412]
      return [201, add(values, "sync")]
    }
    if (!id) {
      const number = (contactId: string) => Number(contactId.slice(2))
      const all = [...contacts.values()].filter((contact) => number(contact.id) > (after ? number(after) : 0))
      return [200, { contacts: all.slice(0, limit), next: all.length > limit ? all[limit - 1]?.id : null }]
    }
    const contact = contacts.get(id === "by-lead" ? (idsByLead.get(key) ?? "") : id)
    if (!contact) return [404]
    if (request.method === "GET") return [200, contact]
    if (request.headers["if-match"] !== String(contact.version)) return [412]
    return [200, store(contact.id, values, "sync")]
  }

  const url = await serve(async (request, response) => {
    const text = (await buffer(request)).toString()
    const [status, body = { message: "Refused" }] = answer(
      request,
      new URL(request.url ?? "", "http://crm"),
      text ? JSON.parse(text) : {},
    )
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })

  /** Applies a person's edit to a contact; no effect if it is gone. */
  const change = (id: string, edit: (now: Contact) => ContactValues, tell: (now: Contact) => Told = () => ({})) => {
    const now = contacts.get(id)
    if (now) store(id, edit(now), "person", tell(now))
    return now !== undefined
  }

  return {
    url,
    contacts: (): readonly Contact[] => [...contacts.values()],
    /** Edits by people. */
    people: {
      add: (values: ContactValues) => add(values, "person").id,
      setStatus: (id: string, to: Contact["status"]) =>
        change(
          id,
          (now) => ({ ...now, status: to }),
          ({ status: from }) => ({ status: { from, to } }),
        ),
      setText: (id: string, name: string, text: string) =>
        change(
          id,
          (now) => ({ ...now, metadata: { ...now.metadata, [name]: text } }),
          () => ({ metadata: [name] }),
        ),
      addNote: (id: string, text: string) =>
        change(id, (now) => ({ ...now, notes: [...now.notes, { farelight_id: null, text }] })),
    },
  }
}
