import { buildSchema, graphql as execute, GraphQLError } from "graphql"
import { delay, graphql, HttpResponse } from "msw"
import typeDefs from "../../schema.graphql?raw"
import type { LeadStatusChangeInput, LeadType } from "../graphql/generated.ts"
import { attachDemoEmails } from "./demoEmails.ts"
import { type DemoLead, demoApplications, demoSubmissions, receiveLead } from "./demoLeads.ts"
import { isOverdue, type ListArguments, pageOf } from "./demoLists.ts"
import { demoMail } from "./demoMail.ts"
import { demoStatistics } from "./demoStatistics.ts"
import { findLead, setStatuses } from "./demoStatuses.ts"

const schema = buildSchema(typeDefs)

attachDemoEmails()

const TOKEN = "demo-token"

// Enough for the states in between, such as "Loading dashboard...", to be seen.
const LATENCY_MS = 400

const receive = (leads: DemoLead[], input: object, promiseHours: number) => {
  const { id } = receiveLead(leads, input, promiseHours)
  return { id, message: "Stored until the page reloads." }
}

const pendingOf = (leads: DemoLead[]) => leads.filter((lead) => lead.status === "PENDING").length

const open = {
  loginHint: { username: "demo", password: "anything" },
  cmsBlocks: [],
  login: () => ({ token: TOKEN }),
  submitDriverApplication: ({ input }: { input: object }) => receive(demoApplications, input, 48),
  submitAdvertiserInquiry: ({ input }: { input: object }) =>
    receive(demoSubmissions, { budgetRange: "Contact for quote", ...input }, 24),
}

const addNote = (lead: DemoLead, text: string) => {
  const note = { id: crypto.randomUUID(), text, writtenBy: "demo", writtenAt: new Date().toISOString() }
  lead.notes.push(note)
  return { note }
}

const admin = {
  me: { id: "1", username: "demo" },
  logout: true,
  dashboardSummary: () => ({
    driverApplications: demoApplications.length,
    advertiserSubmissions: demoSubmissions.length,
    pendingDriverApplications: pendingOf(demoApplications),
    pendingAdvertiserSubmissions: pendingOf(demoSubmissions),
    overdueDriverApplications: demoApplications.filter(isOverdue).length,
    overdueAdvertiserSubmissions: demoSubmissions.filter(isOverdue).length,
  }),
  leadStatistics: ({ days }: { days: number }) => demoStatistics(demoApplications, demoSubmissions, days),
  driverApplications: (list: ListArguments) => pageOf(demoApplications, list),
  advertiserSubmissions: (list: ListArguments) => pageOf(demoSubmissions, list),
  leadCities: ({ startsWith }: { startsWith: string }) =>
    [...new Set(demoApplications.map(({ city }) => String(city)))]
      .filter((city) => city.toLowerCase().startsWith(startsWith.toLowerCase()))
      .sort(),
  driverApplication: ({ id }: { id: string }) => demoApplications.find((lead) => lead.id === id),
  advertiserSubmission: ({ id }: { id: string }) => demoSubmissions.find((lead) => lead.id === id),
  ...demoMail,
  setDriverApplicationStatuses: ({ changes }: { changes: LeadStatusChangeInput[] }) => {
    const { changed, conflicts } = setStatuses(demoApplications, changes)
    return { driverApplications: changed, conflicts }
  },
  setAdvertiserSubmissionStatuses: ({ changes }: { changes: LeadStatusChangeInput[] }) => {
    const { changed, conflicts } = setStatuses(demoSubmissions, changes)
    return { advertiserSubmissions: changed, conflicts }
  },
  addLeadNote: ({ leadType, leadId, text }: { leadType: LeadType; leadId: string; text: string }) =>
    addNote(findLead(leadType === "DRIVER_APPLICATION" ? demoApplications : demoSubmissions, leadId), text),
}

const refuse = () => {
  throw new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" } })
}
const refusals = Object.fromEntries(Object.keys(admin).map((field) => [field, refuse]))

/** Answers every operation that the web client makes from leads in memory; any user name and password sign in. */
export const demoApi = graphql.link("*/graphql").operation(async ({ query, variables, request }) => {
  await delay(LATENCY_MS)
  const isAdmin = request.headers.get("authorization") === `Bearer ${TOKEN}`
  const rootValue = { ...open, ...(isAdmin ? admin : refusals) }
  return HttpResponse.json(await execute({ schema, source: query, rootValue, variableValues: variables }))
})
