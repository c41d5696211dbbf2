import { randomUUID } from "node:crypto"
import { platforms } from "../../../rooms/leads/drivers/contract.ts"
import { driverApplicationKind } from "../../../rooms/leads/drivers/driverApplication.kind.ts"
import type { Call } from "../measure/load.ts"
import { makeUpLeads } from "../measure/madeUpLeads.ts"

const LEADS = 1_000

const LIST = `{ driverApplications(first: 50) {
  nodes { id name email phone city platform vehicleYear vehicleMake vehicleModel status answerDueAt createdAt }
  pageInfo { hasNextPage endCursor }
} }`
const SUBMIT = `mutation ($input: SubmitDriverApplicationInput!) {
  submitDriverApplication(input: $input) { id message }
}`

const json = { "content-type": "application/json" }

// One generator for all, so that each starts with the same person and city.
const makeUp = makeUpLeads(driverApplicationKind, LEADS, Date.now())
const leads = Array.from({ length: LEADS }, (_, index) => makeUp(index).row)

// The cast is safe: each kind's columns read its own rows.
const restBodies = leads.map((row) =>
  Object.fromEntries(
    Object.entries(driverApplicationKind.rest.columns).map(([name, read]) => [name, read(row as never)]),
  ),
)
const platformNames = Object.fromEntries(Object.entries(platforms).map(([name, value]) => [value, name]))
const inputs = leads.map((row) => ({ ...row, platform: platformNames[String(row.platform)] }))

let sent = 0

/** An address may send only 60 leads in ten minutes, so each lead has its own. */
const nextOf = (bodyOf: (lead: number) => unknown) => () => {
  sent += 1
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  return { body: JSON.stringify(bodyOf(sent % LEADS)), headers: { ...json, "x-forwarded-for": address } }
}

const nextRest = nextOf((lead) => ({ ...restBodies[lead], submission_id: randomUUID() }))
const nextMutation = nextOf((lead) => ({
  query: SUBMIT,
  variables: { input: { ...inputs[lead], submissionId: randomUUID() } },
}))

export interface ProductAddresses {
  limited: string
  unlimited: string
  token: string
  picturePath: string
}

export const productCalls = ({ limited, unlimited, token, picturePath }: ProductAddresses) => {
  const authorization = `Bearer ${token}`
  const graphql = { url: `${unlimited}/graphql`, method: "POST", headers: json } as const
  const list = { body: JSON.stringify({ query: LIST }), headers: { ...json, authorization } }
  return {
    "submit over REST": { url: `${limited}/api/drivers/apply`, method: "POST", next: nextRest },
    "submit over REST, rate limit off": { url: `${unlimited}/api/drivers/apply`, method: "POST", next: nextRest },
    "submit by mutation, rate limit off": { ...graphql, next: nextMutation },
    "list of 50 over REST": { url: `${unlimited}/api/drivers/applications?limit=50`, headers: { authorization } },
    "list of 50 over GraphQL": { ...graphql, next: () => list },
    picture: { url: unlimited + picturePath },
    page: { url: `${unlimited}/` },
  } satisfies Record<Workload, Call>
}

export const workloads = [
  "submit over REST",
  "submit over REST, rate limit off",
  "submit by mutation, rate limit off",
  "list of 50 over REST",
  "list of 50 over GraphQL",
  "picture",
  "page",
] as const

export type Workload = (typeof workloads)[number]

export type Calls = Partial<Record<Workload, Call>>

const submissions = (limited: string, unlimited = limited): Calls => ({
  "submit over REST": { url: limited, method: "POST", next: nextRest },
  "submit over REST, rate limit off": { url: unlimited, method: "POST", next: nextRest },
  "submit by mutation, rate limit off": { url: unlimited, method: "POST", next: nextRest },
})

export const rawCalls = (url: string): Calls => ({
  ...submissions(`${url}/limited`, `${url}/unlimited`),
  "list of 50 over REST": { url: `${url}/list` },
  "list of 50 over GraphQL": { url: `${url}/list` },
  picture: { url: `${url}/picture` },
  page: { url: `${url}/page` },
})

export const singleInsertCalls = (url: string) => submissions(`${url}/single`)

export const expressCalls = (url: string): Calls => ({
  picture: { url: `${url}/picture.jpg` },
  page: { url: `${url}/page.html` },
})
