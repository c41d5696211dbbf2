import { createHmac } from "node:crypto"
import createClient from "openapi-fetch"
import { answerOf, patientFetch } from "./patient.ts"
import type { components, paths } from "./rest/generated.ts"

type Schemas = components["schemas"]
export type Lead = Schemas["DriverApplication"] | Schemas["AdvertiserSubmission"]
export type Change = Schemas["Change"]
export type LeadType = Change["lead_type"]
export type Status = Lead["status"]
type NewDriver = paths["/api/admin/drivers"]["post"]["requestBody"]["content"]["application/json"]
type NewAdvertiser = paths["/api/admin/advertisers"]["post"]["requestBody"]["content"]["application/json"]

const { FARELIGHT_URL = "", FARELIGHT_KEY = "" } = process.env
const rest = createClient<paths>({
  baseUrl: FARELIGHT_URL,
  headers: { authorization: `Bearer ${FARELIGHT_KEY}` },
  fetch: patientFetch,
})

/** The kinds of leads: where they are, and what their senders gave that a contact has as well. */
export const kinds = {
  driver_application: {
    list: "/api/drivers/applications",
    leads: "/api/admin/drivers",
    fields: ["name", "email", "phone", "city", "platform", "vehicle_year", "vehicle_make", "vehicle_model"],
  },
  advertiser_submission: {
    list: "/api/advertisers/submissions",
    leads: "/api/admin/advertisers",
    fields: ["company_name", "contact_name", "email", "location", "message", "ad_formats"],
  },
} as const satisfies Record<LeadType, { list: keyof paths; leads: keyof paths; fields: readonly string[] }>

export const leadTypes = Object.keys(kinds) as LeadType[]

const path = (id: number) => ({ path: { id } })
// Under the same key, a repeat gets the answer of the first and changes nothing. Farelight seals that answer under the key,
// so the key follows from what is changed, and from a secret: of ids alone, anybody could guess it.
const once = (change: string) => ({
  header: { "Idempotency-Key": createHmac("sha256", FARELIGHT_KEY).update(change).digest("base64url") },
})

/** A page of a kind of lead, and the cursor of the next one. */
export const listLeads = async (type: LeadType, cursor: string | undefined) => {
  const call = rest.GET(kinds[type].list, { params: { query: { limit: 100, cursor } } })
  const next = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec((await call).response.headers.get("link") ?? "")?.[1]
  return { leads: await answerOf<Lead[]>(call), next: next && decodeURIComponent(next) }
}

/** What happened behind a position; without one, what is kept of the oldest, and the head position beside it. */
export const listChanges = (query: { after?: number; limit: number }) =>
  answerOf(rest.GET("/api/changes", { params: { query } }))

export const getLead = (type: LeadType, id: number) =>
  answerOf<Lead>(rest.GET(`${kinds[type].leads}/{id}`, { params: path(id) }))

export const listNotes = (type: LeadType, id: number) =>
  answerOf(rest.GET(`${kinds[type].leads}/{id}/notes`, { params: path(id) }))

/** The lead that has an id of ours. */
export const findLead = async (type: LeadType, externalId: string) =>
  (await answerOf<Lead[]>(rest.GET(kinds[type].list, { params: { query: { external_id: externalId, limit: 1 } } })))[0]

/** Adds a lead. 409 for an external id that another one has. */
export const addLead = (type: LeadType, body: Record<string, unknown>, change: string) =>
  // What Farelight takes is checked there: a contact may lack anything.
  type === "driver_application"
    ? answerOf<Lead>(rest.POST("/api/admin/drivers", { params: once(change), body: body as NewDriver }))
    : answerOf<Lead>(rest.POST("/api/admin/advertisers", { params: once(change), body: body as NewAdvertiser }))

/** Sets a status. 409 when somebody has set another one meanwhile. */
export const setStatus = (type: LeadType, id: number, from: Status, to: Status, change: string) =>
  answerOf<Lead>(
    rest.PUT(`${kinds[type].leads}/{id}/status`, {
      params: { ...path(id), ...once(change) },
      body: { status: to, expected_status: from },
    }),
  )

/** Keeps our id or texts with a lead. What is not named stays, and null removes a text. */
export const setExternal = (
  type: LeadType,
  id: number,
  body: { external_id?: string; metadata?: Record<string, string | null> },
  change: string,
) => answerOf<Lead>(rest.PUT(`${kinds[type].leads}/{id}/external`, { params: { ...path(id), ...once(change) }, body }))

export const addNote = (type: LeadType, id: number, text: string, change: string) =>
  answerOf(rest.POST(`${kinds[type].leads}/{id}/notes`, { params: { ...path(id), ...once(change) }, body: { text } }))
