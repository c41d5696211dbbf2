import { buildSchema, graphql as execute, GraphQLError } from "graphql"
import { delay, graphql, HttpResponse } from "msw"
import typeDefs from "../../schema.graphql?raw"
import type { LeadStatus } from "../graphql/generated.ts"
import { type DemoLead, demoApplications, demoSubmissions } from "./demoLeads.ts"

const schema = buildSchema(typeDefs)

const TOKEN = "demo-token"

// Enough for the states in between, such as "Loading dashboard...", to be seen.
const LATENCY_MS = 400

interface Page {
  first: number
  after?: string
}

/** The connection's page, of leads whose cursor is their id. */
const pageOf = (leads: DemoLead[], { first, after }: Page) => {
  const start = after ? leads.findIndex((lead) => lead.id === after) + 1 : 0
  const nodes = leads.slice(start, start + first)
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: {
      hasNextPage: start + first < leads.length,
      hasPreviousPage: start > 0,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    },
    totalCount: leads.length,
  }
}

const setStatus = (leads: DemoLead[], { id, status }: { id: string; status: LeadStatus }) => {
  const lead = leads.find((candidate) => candidate.id === id)
  if (!lead) throw new GraphQLError("There is no such lead.", { extensions: { code: "NOT_FOUND" } })
  lead.status = status
  return lead
}

const receive = (leads: DemoLead[], input: object) => {
  const lead: DemoLead = { ...input, id: crypto.randomUUID(), status: "PENDING" }
  leads.unshift(lead)
  return { id: lead.id, message: "Stored until the page reloads." }
}

const pendingOf = (leads: DemoLead[]) => leads.filter((lead) => lead.status === "PENDING").length

const open = {
  loginHint: { username: "demo", password: "anything" },
  cmsBlocks: [],
  login: () => ({ token: TOKEN }),
  submitDriverApplication: ({ input }: { input: object }) => receive(demoApplications, input),
  submitAdvertiserInquiry: ({ input }: { input: object }) =>
    receive(demoSubmissions, { budgetRange: "Contact for quote", ...input }),
}

const admin = {
  me: { id: "1", username: "demo" },
  logout: true,
  dashboardSummary: () => ({
    driverApplications: demoApplications.length,
    advertiserSubmissions: demoSubmissions.length,
    pendingDriverApplications: pendingOf(demoApplications),
    pendingAdvertiserSubmissions: pendingOf(demoSubmissions),
  }),
  driverApplications: (page: Page) => pageOf(demoApplications, page),
  advertiserSubmissions: (page: Page) => pageOf(demoSubmissions, page),
  setDriverApplicationStatus: (change: { id: string; status: LeadStatus }) => ({
    driverApplication: setStatus(demoApplications, change),
  }),
  setAdvertiserSubmissionStatus: (change: { id: string; status: LeadStatus }) => ({
    advertiserSubmission: setStatus(demoSubmissions, change),
  }),
}

const refuse = () => {
  throw new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" } })
}
const refusals = Object.fromEntries(Object.keys(admin).map((field) => [field, refuse]))

/** Answers every operation of the schema from leads in memory; any user name and password sign in. */
export const demoApi = graphql.link("*/graphql").operation(async ({ query, variables, request }) => {
  await delay(LATENCY_MS)
  const isAdmin = request.headers.get("authorization") === `Bearer ${TOKEN}`
  const rootValue = { ...open, ...(isAdmin ? admin : refusals) }
  return HttpResponse.json(await execute({ schema, source: query, rootValue, variableValues: variables }))
})
