import { randomUUID } from "node:crypto"
import * as z from "zod"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { cities } from "../measure/madeUpLeads.ts"
import type { Operator } from "./askProduct.ts"

// Each case sends one query of the dashboard and returns the number of results.

export type Ask = () => Promise<number>

type Filter = Record<string, unknown>

const dayBefore = (until: number, days: number) => new Date(until - (until % DAY_MS) - days * DAY_MS).toISOString()

const page = z.object({
  list: z.object({ nodes: z.array(z.unknown()), pageInfo: z.object({ endCursor: z.string().nullable() }) }),
})
const count = z.object({ list: z.object({ totalCount: z.number() }) })

const own = {
  DriverApplication: "name phone city platform vehicleYear vehicleMake vehicleModel",
  AdvertiserSubmission: "companyName contactName location adFormats message",
}
type Kind = keyof typeof own
const fieldOf = { DriverApplication: "driverApplications", AdvertiserSubmission: "advertiserSubmissions" }

const documentOf = (kind: Kind, selection: string) =>
  `query ($first: Int, $after: String, $filter: ${kind}Filter, $orderBy: ${kind}Order) {
    list: ${fieldOf[kind]}(first: $first, after: $after, filter: $filter, orderBy: $orderBy) { ${selection} } }`
const pageOf = (kind: Kind) =>
  documentOf(kind, `nodes { id email status answerDueAt createdAt ${own[kind]} } pageInfo { hasNextPage endCursor }`)

const SUBMIT = "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }"

export const casesOf = async ({ ask }: Operator, until: number): Promise<Record<string, Ask>> => {
  const list = async (filter: Filter = {}, more: Filter = {}, kind: Kind = "DriverApplication") =>
    page.parse(await ask(pageOf(kind), { filter, ...more })).list
  const cases: Record<string, Ask> = {}
  const addPage = (name: string, filter?: Filter, more?: Filter, kind?: Kind) => {
    cases[name] = async () => (await list(filter, more, kind)).nodes.length
  }
  /** Deep pages show a scan: the cursor is halfway to the oldest lead. */
  const addDeep = async (name: string, filter: Filter = {}) => {
    const older = await list({ ...filter, receivedBefore: dayBefore(until, 365) }, { first: 1 })
    addPage(name, filter, { after: older.pageInfo.endCursor })
  }
  const addCount = (name: string, filter: Filter = {}, kind: Kind = "DriverApplication") => {
    cases[name] = async () =>
      count.parse(await ask(documentOf(kind, "totalCount"), { filter, first: 1 })).list.totalCount
  }
  const sortedBy = (field: string) => ({ orderBy: { field, direction: "ASCENDING" } })

  const [largestCity, city, smallCity, tinyCity] = [cities[0], cities[4], cities[20], cities[100]]
  const oldMonth = { receivedFrom: dayBefore(until, 400), receivedBefore: dayBefore(until, 370) }
  const rare = { statuses: ["CONTACTED"] }
  const lyft = { platforms: ["LYFT"] }
  const newest = z.object({ email: z.string(), phone: z.string() }).parse((await list({}, { first: 1 })).nodes[0])
  const digits = newest.phone.replaceAll(/\D/g, "")

  addPage("page 1")
  await addDeep("deep page")
  addPage("status approved", { statuses: ["APPROVED"] })
  await addDeep("status approved, deep", { statuses: ["APPROVED"] })
  addPage("rare status", rare)
  await addDeep("two statuses, deep", { statuses: ["APPROVED", "CONTACTED"] })
  addPage("platform", lyft)
  await addDeep("platform, deep", lyft)
  addPage("largest city", { city: largestCity })
  await addDeep("largest city, deep", { city: largestCity })
  addPage("tiny city", { city: tinyCity })
  addPage("one address", { email: newest.email.toUpperCase() })
  addPage("overdue", { isOverdue: true })
  addPage("not overdue", { isOverdue: false })
  addPage("old month", oldMonth)
  addPage("old month + status", { ...oldMonth, statuses: ["APPROVED"] })
  addPage("old month + rare status + city", { ...oldMonth, ...rare, city })
  addPage("city + platform + rare status", { city, ...lyft, ...rare })
  addPage("small city + platform + rare status", { city: smallCity, ...lyft, ...rare })

  addPage("sort name + pending", { statuses: ["PENDING"] }, sortedBy("NAME"))
  addPage("sort name + rare status + platform", { ...rare, ...lyft }, sortedBy("NAME"))
  addPage("sort name + tiny city", { city: tinyCity }, sortedBy("NAME"))
  addPage("sort e-mail + approved", { statuses: ["APPROVED"] }, sortedBy("EMAIL"))
  addPage("sort city + platform", lyft, sortedBy("CITY"))
  addPage("sort platform + city", { city }, sortedBy("PLATFORM"))
  addPage("sort status + city", { city }, sortedBy("STATUS"))

  const searches: Record<string, string> = {
    "a name": "lindqvist",
    "all (com)": "com",
    "name and city": "lindqvist angeles",
    "first and last name": "zoe lindqvist",
    "whole e-mail": newest.email,
    "middle of a word": "indqvi",
    "last 4 digits of a phone": digits.slice(-4),
    "last 7 digits": digits.slice(-7),
    vehicle: "prius",
    "word of a note": "voicemail",
    "absent, rare letters": "qzxvwq",
    "absent, frequent letters": "anarios",
    "two letters": "zo",
  }
  for (const [name, search] of Object.entries(searches)) addPage(`search ${name}`, { search })
  await addDeep("search a name, deep", { search: "lindqvist" })
  await addDeep("search all (com), deep", { search: "com" })
  addPage("search a name + rare status", { search: "lindqvist", ...rare })
  addPage("search all (com) + city + platform + rare status", { search: "com", city, ...lyft, ...rare })
  addPage("search a name, sort name", { search: "lindqvist" }, sortedBy("NAME"))

  addCount("count all")
  addCount("count status", { statuses: ["APPROVED"] })
  addCount("count one address", { email: newest.email })
  addCount("count overdue", { isOverdue: true })
  addCount("count city + status + platform", { city, statuses: ["APPROVED"], ...lyft })
  addCount("count old month + status", { ...oldMonth, statuses: ["APPROVED"] })
  addCount("count city + old month", { ...oldMonth, city })
  for (const [name, search] of Object.entries(searches)) addCount(`count search ${name}`, { search })

  cases.summary = async () => {
    await ask("{ dashboardSummary { kinds { leadType total pending overdue replyPromise } } }")
    return Number.NaN
  }
  cases["chart of 366 days"] = async () => {
    const days = "days { date kinds { leadType count } }"
    await ask(`{ leadStatistics(days: 366) { ${days} statuses { status kinds { leadType count } } } }`)
    return Number.NaN
  }
  cases["city suggestions"] = async () => {
    const answer = await ask('{ leadCities(startsWith: "S") }')
    return z.object({ leadCities: z.array(z.string()) }).parse(answer).leadCities.length
  }

  cases["visits of 30 days"] = async () => {
    await ask("{ visitStatistics(days: 30) { visits sources { name sent } cities { name sent } } }")
    return Number.NaN
  }
  cases["page of retention"] = async () => {
    const answer = await ask("{ retention { rules { dueCount } } }")
    const due = z.object({ retention: z.object({ rules: z.array(z.object({ dueCount: z.number() })) }) })
    return due.parse(answer).retention.rules.reduce((sum, { dueCount }) => sum + dueCount, 0)
  }

  const inquiries: Kind = "AdvertiserSubmission"
  addPage("inquiries: page 1", {}, {}, inquiries)
  addPage("inquiries: rare status", rare, {}, inquiries)
  addPage("inquiries: search a name", { search: "lindqvist" }, {}, inquiries)
  addPage("inquiries: sort company + rare status", rare, sortedBy("COMPANY"), inquiries)
  addCount("inquiries: count search a name", { search: "lindqvist" }, inquiries)

  cases["submit by mutation"] = async () => {
    const person = { name: "Zoë Lindqvist", email: "zoe@example.com", phone: "555-0100", city, platform: "LYFT" }
    const vehicle = { vehicleYear: "2024", vehicleMake: "Toyota", vehicleModel: "Prius" }
    await ask(SUBMIT, { input: { submissionId: randomUUID(), ...person, ...vehicle } })
    return Number.NaN
  }
  return cases
}
