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

/** Path and contact fields of each kind of lead. */
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
// With the same idempotency key, a repeat returns the first response and changes nothing. Farelight encrypts that
// response with the key, so the key includes a secret: keys made of ids alone could be guessed.
const once = (change: string) => ({
  header: { "Idempotency-Key": createHmac("sha256", FARELIGHT_KEY).update(change).digest("base64url") },
})

/** Returns the next cursor as well. */
export const listLeads = async (type: LeadType, cursor: string | undefined) => {
  const call = rest.GET(kinds[type].list, { params: { query: { limit: 100, cursor } } })
  const next = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec((await call).response.headers.get("link") ?? "")?.[1]
  return { leads: await answerOf<Lead[]>(call), next: next && decodeURIComponent(next) }
}

/** Changes after a position; without one, the oldest changes that are kept. Includes the head position. */
export const listChanges = (query: { after?: number; limit: number }) =>
  answerOf(rest.GET("/api/changes", { params: { query } }))

export const getLead = (type: LeadType, id: number) =>
  answerOf<Lead>(rest.GET(`${kinds[type].leads}/{id}`, { params: path(id) }))

export const listNotes = (type: LeadType, id: number) =>
  answerOf(rest.GET(`${kinds[type].leads}/{id}/notes`, { params: path(id) }))

export const findLead = async (type: LeadType, externalId: string) =>
  (await answerOf<Lead[]>(rest.GET(kinds[type].list, { params: { query: { external_id: externalId, limit: 1 } } })))[0]

/** Responds with 409 if another lead has the external id. */
export const addLead = (type: LeadType, body: Record<string, unknown>, change: string) =>
  // Farelight validates the body: a contact may lack any field.
  type === "driver_application"
    ? answerOf<Lead>(rest.POST("/api/admin/drivers", { params: once(change), body: body as NewDriver }))
    : answerOf<Lead>(rest.POST("/api/admin/advertisers", { params: once(change), body: body as NewAdvertiser }))

/** Responds with 409 if somebody else has changed the status. */
export const setStatus = (type: LeadType, id: number, from: Status, to: Status, change: string) =>
  answerOf<Lead>(
    rest.PUT(`${kinds[type].leads}/{id}/status`, {
      params: { ...path(id), ...once(change) },
      body: { status: to, expected_status: from },
    }),
  )

/** Stores our id or texts with a lead. Omitted texts stay, null removes one. */
export const setExternal = (
  type: LeadType,
  id: number,
  body: { external_id?: string; metadata?: Record<string, string | null> },
  change: string,
) => answerOf<Lead>(rest.PUT(`${kinds[type].leads}/{id}/external`, { params: { ...path(id), ...once(change) }, body }))

export const addNote = (type: LeadType, id: number, text: string, change: string) =>
  answerOf(rest.POST(`${kinds[type].leads}/{id}/notes`, { params: { ...path(id), ...once(change) }, body: { text } }))
