import { isDeepStrictEqual } from "node:util"
import { type Contact, listContacts } from "./crm.ts"
import type { LeadType } from "./farelight.ts"
import {
  AdvertisersDocument,
  DriversDocument,
  type LeadFieldsFragment,
  type TypedDocumentString,
} from "./graphql/generated.ts"
import { patientFetch } from "./patient.ts"

// Compares both sides, one GraphQL request per page of leads with notes. Run it after the sync; later changes show as
// differences. Exits with 1 if there are any.

const { FARELIGHT_URL = "", FARELIGHT_KEY = "" } = process.env

const ask = async <Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables) => {
  const request = new Request(new URL("/graphql", FARELIGHT_URL), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${FARELIGHT_KEY}` },
    body: JSON.stringify({ query: document.toString(), variables }),
  })
  const { data, errors } = (await (await patientFetch(request)).json()) as { data?: Data; errors?: object[] }
  if (errors || !data) throw new Error(JSON.stringify(errors))
  return data
}

const lists = {
  driver_application: async (after: string | null) => (await ask(DriversDocument, { after })).driverApplications,
  advertiser_submission: async (after: string | null) =>
    (await ask(AdvertisersDocument, { after })).advertiserSubmissions,
}

const contacts = new Map<string, Contact>()
for (let after: string | null = ""; after !== null; ) {
  const page: Awaited<ReturnType<typeof listContacts>> = await listContacts(after)
  for (const contact of page.contacts) contacts.set(contact.id, contact)
  after = page.next
}

/** A lead in the format of a contact. */
const ofLead = (type: LeadType, { id, status, metadata, notes }: LeadFieldsFragment) => ({
  lead: `${type} ${id}`,
  status: status.toLowerCase(),
  metadata: Object.fromEntries(metadata.map(({ name, value }) => [name, value])),
  notes: notes.map(({ id, text }) => [id, text]),
})

const ofContact = ({ kind, lead_id, status, metadata, notes }: Contact) => ({
  lead: `${kind} ${lead_id}`,
  status,
  metadata,
  notes: notes.map(({ farelight_id, text }) => [String(farelight_id), text]),
})

let leadCount = 0
let differences = 0
const report = (what: string) => {
  differences += 1
  console.log(what)
}

for (const type of Object.keys(lists) as LeadType[]) {
  for (let after: string | null = null, isMore = true; isMore; ) {
    const page: Awaited<ReturnType<(typeof lists)[LeadType]>> = await lists[type](after)
    for (const lead of page.nodes) {
      leadCount += 1
      const contact = contacts.get(lead.externalId ?? "")
      contacts.delete(lead.externalId ?? "")
      if (!contact) report(`${type} ${lead.id} has no contact.`)
      else if (!isDeepStrictEqual(ofLead(type, lead), ofContact(contact)))
        report(`${type} ${lead.id} differs from the contact ${contact.id}.`)
    }
    after = page.pageInfo.endCursor ?? null
    isMore = page.pageInfo.hasNextPage
  }
}
for (const id of contacts.keys()) report(`The contact ${id} has no lead.`)
console.log(`${leadCount} leads compared: ${differences} differences.`)
process.exitCode = differences > 0 ? 1 : 0
