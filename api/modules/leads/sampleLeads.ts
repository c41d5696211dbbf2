import type { Transaction } from "sequelize"
import { leadStatuses } from "../../contract/leadStatus.ts"
import { inTransaction } from "../../database/database.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.service.ts"
import { type AdFormat, adFormats, BUDGET_RANGE } from "../advertisers/contract.ts"
import { platforms } from "../drivers/contract.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { driverApplicationKind } from "../drivers/driverApplication.service.ts"
import { SearchTerm } from "../search/searchTerm.model.ts"
import { termsOf } from "../search/searchTerms.ts"
import type { LeadKind } from "./lead.service.ts"
import type { Lead } from "./lead.ts"

const BATCH_SIZE = 1_000
const SPAN_MS = 365 * 24 * 60 * 60_000

const firstNames =
  "Ana Marcus Priya Jonas Thu Olu Sam Lucía José Mei Fatima Noah Grace Ivan Amara Leo Zoë Diego Hana Ruth".split(" ")
const lastNames =
  "Flores Webb Nair Lindqvist Nguyễn Adeyemi O'Neil Álvarez Kim Okafor Rossi Novák Silva Haddad Park Weiss Moreau Tanaka Diaz Young".split(
    " ",
  )
const cities = [
  "Los Angeles",
  "San Diego",
  "Anaheim",
  "Long Beach",
  "Phoenix",
  "Las Vegas",
  "Sacramento",
  "Fresno",
  "Oakland",
  "San José",
  "Riverside",
  "Irvine",
]
const vehicles = [
  "Toyota Camry",
  "Toyota Prius",
  "Tesla Model 3",
  "Honda Accord",
  "Hyundai Sonata",
  "Kia Niro",
  "Ford Escape",
  "Chevrolet Bolt",
]
const trades = ["Coffee", "Fitness", "Dental", "Cinemas", "Surf Co.", "Realty", "Legal", "Records", "Bakery", "Motors"]
const messages = [
  "We open three cafés in May and want to be seen on the way there.",
  "Membership drive in January.\nWe are after commuters between 6 and 9 in the morning.",
  "Please call.",
  "What would 40 cars cost for a month, and how soon can the wraps be on the road?",
]

// A small generator with a fixed seed: the same number of leads is the same leads on every machine.
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const createPick = (seed: number) => {
  const random = createRandom(seed)
  return <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
}

type Pick = ReturnType<typeof createPick>

const statuses = [...Array(4).fill(leadStatuses.PENDING), ...Object.values(leadStatuses)]

const person = (pick: Pick, index: number) => {
  const name = `${pick(firstNames)} ${pick(lastNames)}`
  const [box = ""] = termsOf(name)
  return { name, email: `${box}.${index}@example.com` }
}

const arrival = (index: number, count: number, until: number) => {
  const createdAt = new Date(until - SPAN_MS + Math.floor((SPAN_MS * (index + 1)) / count))
  return { createdAt, updatedAt: createdAt, submissionId: null, acceptedTermsDate: null }
}

const driverApplication = (pick: Pick, index: number) => {
  const [vehicleMake = "", ...model] = pick(vehicles).split(" ")
  return {
    ...person(pick, index),
    phone: `+1 213 ${String(1_000_000 + (index % 9_000_000)).replace(/(...)(....)/, "$1 $2")}`,
    city: pick(cities),
    platform: pick(Object.values(platforms)),
    vehicleYear: String(2012 + (index % 14)),
    vehicleMake,
    vehicleModel: model.join(" "),
    status: pick(statuses),
  }
}

const advertiserSubmission = (pick: Pick, index: number) => {
  const { name, email } = person(pick, index)
  const formats: AdFormat[] = Object.values(adFormats).slice(0, 1 + (index % 3))
  return {
    companyName: `${pick(lastNames)} ${pick(trades)}`,
    contactName: name,
    email,
    budgetRange: BUDGET_RANGE,
    location: pick(cities),
    message: pick(messages),
    adFormats: formats,
    status: pick(statuses),
  }
}

const indexAll = <Row extends Lead>(kind: LeadKind<Row>, leads: Row[], transaction: Transaction) => {
  const terms = leads.flatMap((lead) =>
    termsOf(...kind.searchable(lead)).map((term) => ({ leadType: kind.type, leadId: lead.id, term })),
  )
  return SearchTerm.bulkCreate(terms, { transaction })
}

/**
 * Stores this many made-up leads of each kind, spread evenly over the year before `until`, without mails: for
 * benchmarks and for trying things out.
 */
export const storeSampleLeads = async (count: number, until: number) => {
  const pick = createPick(1)
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const indices = Array.from({ length: Math.min(BATCH_SIZE, count - start) }, (_, offset) => start + offset)
    const applications = indices.map((index) => ({
      ...driverApplication(pick, index),
      ...arrival(index, count, until),
    }))
    const submissions = indices.map((index) => ({
      ...advertiserSubmission(pick, index),
      ...arrival(index, count, until),
    }))
    await inTransaction(async (transaction) => {
      const options = { transaction, silent: true }
      await indexAll(driverApplicationKind, await DriverApplication.bulkCreate(applications, options), transaction)
      await indexAll(advertiserSubmissionKind, await AdvertiserSubmission.bulkCreate(submissions, options), transaction)
    })
  }
}
