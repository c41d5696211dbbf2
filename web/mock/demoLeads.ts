import type { AdFormat, LeadStatus, Platform } from "../graphql/generated.ts"

/** As much of a lead as the demo works with; the other fields are passed through. */
export interface DemoLead {
  id: string
  status: LeadStatus
  createdAt: string
  answerDueAt: string | null
  promiseHours: number
  statusChanges: object[]
  notes: object[]
  [field: string]: unknown
}

const HOUR_MS = 60 * 60_000

/** When a lead's promised answer is due (SPEC §9). */
export const answerDueAt = ({
  status,
  createdAt,
  promiseHours,
}: Pick<DemoLead, "status" | "createdAt" | "promiseHours">) =>
  status === "PENDING" ? new Date(Date.parse(createdAt) + promiseHours * HOUR_MS).toISOString() : null

/** What a lead of these values and this age looks like. */
const leadOf = (values: { id: string; status: LeadStatus }, promiseHours: number, hoursAgo: number): DemoLead => {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
  const times = { createdAt, promiseHours, answerDueAt: answerDueAt({ ...values, createdAt, promiseHours }) }
  return { ...values, ...times, statusChanges: [], notes: [], emails: [], possibleRepeats: [] }
}

/** Puts a lead that has just arrived before the others of its kind. */
export const receiveLead = (leads: DemoLead[], values: object, promiseHours: number) => {
  const lead = leadOf({ ...values, id: crypto.randomUUID(), status: "PENDING" }, promiseHours, 0)
  leads.unshift(lead)
  return lead
}

const statuses: LeadStatus[] = ["PENDING", "PENDING", "CONTACTED", "APPROVED", "REJECTED"]
const platforms: Platform[] = ["UBER", "LYFT", "BOTH"]
const names = [
  "Ana Flores",
  "Marcus Webb",
  "Priya Nair",
  "Jonas Lindqvist",
  "Thu Trang Nguyễn",
  "Olu Adeyemi",
  "Sam O'Neil",
]
const cities = ["Los Angeles", "San Diego", "Anaheim", "Phoenix", "Las Vegas"]
const vehicles = [
  ["2021", "Toyota", "Camry"],
  ["2023", "Tesla", "Model 3"],
  ["2019", "Honda", "CR-V"],
  ["2020", "Chevrolet", "Suburban Premier Extended"],
] as const
const companies = [
  "Harbor Coffee",
  "Westline Fitness",
  "Bright & Daughters Dental Group",
  "Cinemark Pacific",
  "Ōhana Surf Co.",
]
const adFormats: AdFormat[][] = [
  ["IN_CAR_TABLET"],
  ["CAR_WRAPPING", "ON_TOP_DYNAMIC_SCREEN"],
  ["IN_CAR_TABLET", "CAR_WRAPPING"],
]
const texts = [
  "We open three cafés in May and want to be seen on the way there.",
  "Membership drive in January. We are after commuters between 6 and 9 in the morning and between 5 and 8 in the evening, within two miles of each of our eleven studios.\n\nCan you tell us what a month on forty cars would cost, and how soon the wraps can be on the road?",
  "Please call.",
]

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const addressOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`

/** Enough applications for more than two pages. */
export const demoApplications: DemoLead[] = Array.from({ length: 60 }, (_, index) => {
  const name = at(names, index)
  const [vehicleYear, vehicleMake, vehicleModel] = at(vehicles, index)
  const application = {
    id: `application-${index}`,
    name,
    email: addressOf(name),
    phone: "+1 619 555 0142",
    city: at(cities, index),
    platform: at(platforms, index),
    vehicleYear,
    vehicleMake,
    vehicleModel,
    status: at(statuses, index),
  }
  return leadOf(application, 48, index * 11)
})

/** A few inquiries, short and long. */
export const demoSubmissions: DemoLead[] = Array.from({ length: 12 }, (_, index) => {
  const contactName = at(names, index + 2)
  const submission = {
    id: `submission-${index}`,
    companyName: at(companies, index),
    contactName,
    email: addressOf(contactName),
    budgetRange: "Contact for quote",
    location: at(cities, index),
    message: at(texts, index),
    adFormats: at(adFormats, index),
    status: at(statuses, index),
  }
  return leadOf(submission, 24, index * 13)
})
