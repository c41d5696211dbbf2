import { setTimeout as delay } from "node:timers/promises"
import type { Contact } from "../../crm-sync/crm.ts"
import type { LeadType, Status } from "../../crm-sync/farelight.ts"
import type { Owner } from "../owner.ts"
import type { startCrm } from "./server.ts"

export type Crm = Awaited<ReturnType<typeof startCrm>>

export const places: Readonly<Record<LeadType, { list: string; leads: string }>> = {
  driver_application: { list: "/api/drivers/applications", leads: "/api/admin/drivers" },
  advertiser_submission: { list: "/api/advertisers/submissions", leads: "/api/admin/advertisers" },
}
export const types = Object.keys(places) as LeadType[]

const statuses: Status[] = ["pending", "contacted", "approved", "rejected"]

/** Form values of a made-up lead. */
export const madeUp = (type: LeadType, name: string): Record<string, string> => {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`
  return type === "driver_application"
    ? {
        ...{ name, email, phone: "415 555 0123", city: "San Francisco, CA", platform: "Both" },
        ...{ vehicle_year: "2021", vehicle_make: "Toyota", vehicle_model: "Camry, “LE”" },
      }
    : {
        ...{ company_name: name, contact_name: "Ána Müller", email, location: "Irvine, CA" },
        ...{ message: 'Two cars,\nand "more"?', ad_formats: "Car Wrapping" },
      }
}

/** Asks REST as somebody with a token. */
export const askRest = async (url: string, token: string, method: string, path: string, body?: object | string) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": typeof body === "string" ? "text/csv" : "application/json",
    },
    body: typeof body === "string" ? body : body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Brings many leads in, as an owner does with a file. */
export const importLeads = async (url: string, token: string, type: LeadType, count: number) => {
  const rows = Array.from({ length: count }, (_, index) => madeUp(type, `Imported ${type.slice(0, 6)} ${index}`))
  const headers = Object.keys(rows[0] ?? {})
  const file = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ""))]
  const csv = file.map((cells) => cells.map(cell).join(",")).join("\r\n")
  const ask = (method: string, path: string, body?: object | string) => askRest(url, token, method, path, body)
  const { id, columns } = await ask("POST", `/api/imports?lead_type=${type}&file_name=leads.csv`, csv)
  const until = async (state: string) => {
    while ((await ask("GET", `/api/imports/${id}`)).state !== state) await delay(100)
  }
  await ask("PUT", `/api/imports/${id}`, {
    columns: columns.map(({ index, header }: { index: number; header: string }) => ({ index, field: header })),
  })
  await until("CHECKED")
  await ask("POST", `/api/imports/${id}/start`, {})
  await until("DONE")
}

/** Actions of people, by the lead (`type id`) or contact they concern. */
export interface Deed {
  to: string
  by: "farelight" | "crm"
  text?: { name: string; value: string }
  note?: string
  status?: Status
}

/** The people of both sides, who do at random what they do. */
export const createPeople = (url: string, owner: Owner, crm: Crm, random: () => number) => {
  const deeds: Deed[] = []
  const leads: { type: LeadType; id: number }[] = []
  const deleted = new Set<string>()
  const notes: { id: number; deed: Deed }[] = []
  let made = 0

  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const next = () => ++made
  const nextValue = () => {
    const number = next()
    // Now and then the same name on both sides, otherwise one of its own, which nobody else may take away.
    return { name: random() < 0.2 ? "tier" : `x${number}`, value: `valüe ${number}` }
  }

  const inFarelight = async () => {
    const { type, id } = pick(leads)
    const to = `${type} ${id}`
    if (deleted.has(to)) return
    const ask = (method: string, path: string, body: object) =>
      askRest(url, owner.token, method, `${places[type].leads}${path}`, body)
    const kind = random()
    if (kind < 0.3) {
      const status = pick(statuses)
      await ask("PUT", `/${id}/status`, { status })
      deeds.push({ to, by: "farelight", status })
    } else if (kind < 0.55) {
      const text = nextValue()
      await ask("PUT", `/${id}/external`, { metadata: { [text.name]: text.value } })
      deeds.push({ to, by: "farelight", text })
    } else if (kind < 0.8) {
      const deed: Deed = { to, by: "farelight", note: `Note ${next()} of Farelight` }
      const { id: noteId } = await ask("POST", `/${id}/notes`, { text: deed.note })
      notes.push({ id: noteId, deed })
      deeds.push(deed)
    } else if (kind < 0.87 && notes.length > 0) {
      const { id: noteId, deed } = pick(notes)
      if (deleted.has(deed.to)) return
      deed.note = `Note ${next()} of Farelight, edited`
      await owner.ask("mutation ($id: ID!, $text: String!) { editLeadNote(id: $id, text: $text) { note { id } } }", {
        id: String(noteId),
        text: deed.note,
      })
    } else if (kind < 0.9) {
      deleted.add(to)
      await owner.ask(
        "mutation ($type: LeadType!, $id: ID!) { deleteLead(leadType: $type, leadId: $id) { __typename } }",
        { type: type.toUpperCase(), id: String(id) },
      )
    } else {
      const type = pick(types)
      const added = await askRest(url, owner.token, "POST", places[type].leads, madeUp(type, `Caller ${next()}`))
      leads.push({ type, id: added.id })
    }
  }

  const addContact = () => {
    const kind = pick(types)
    const values = { kind, lead_id: null, properties: madeUp(kind, `Contact ${next()}`), metadata: {}, notes: [] }
    const status = random() < 0.5 ? "pending" : pick(statuses)
    deeds.push({ to: crm.people.add({ ...values, status }), by: "crm", status })
  }

  const inCrm = (contacts: readonly Contact[]) => {
    const { id: to } = pick(contacts)
    const kind = random()
    if (kind < 0.35) {
      const status = pick(statuses)
      if (crm.people.setStatus(to, status)) deeds.push({ to, by: "crm", status })
    } else if (kind < 0.65) {
      const text = nextValue()
      if (crm.people.setText(to, text.name, text.value)) deeds.push({ to, by: "crm", text })
    } else if (kind < 0.9) {
      const note = `Note ${next()} of the CRM`
      if (crm.people.addNote(to, note)) deeds.push({ to, by: "crm", note })
    } else addContact()
  }

  return {
    deeds,
    addContact,
    /** Tells them of leads that are there. */
    meet: (type: LeadType, ids: readonly number[]) => leads.push(...ids.map((id) => ({ type, id }))),
    /** Does some things on both sides. */
    work: async (count: number) => {
      const contacts = crm.contacts()
      for (let done = 0; done < count; done += 1) {
        await inFarelight()
        if (contacts.length > 0) inCrm(contacts)
      }
    },
  }
}
