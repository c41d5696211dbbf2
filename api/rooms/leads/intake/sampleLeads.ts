import type { CreateOptions } from "sequelize"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { refreshStatistics } from "../../../platform/database/connection/dialect.ts"
import { markChanged, searchTextOf } from "../../../platform/search/searchIndex.ts"
import { termsOf } from "../../../platform/text/searchText.ts"
import { countStored } from "../counters/countedLeads.ts"
import type { LeadKind, SampleParts } from "../lead/leadKind.ts"

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
/** The same seed gives the same numbers, from 0 to 1, on every machine. */
export const createRandom = (seed: number) => {
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

const statuses = [...Array(4).fill(leadStatuses.PENDING), ...Object.values(leadStatuses)]

const partsOf = (pick: SampleParts["pick"], index: number): SampleParts => ({
  index,
  pick,
  person: () => {
    const name = `${pick(firstNames)} ${pick(lastNames)}`
    const [box = ""] = termsOf(name)
    return { name, email: `${box}.${index}@example.com` }
  },
  city: () => pick(cities),
})

export const storeSampleLeads = async (kinds: readonly LeadKind[], count: number, until: number) => {
  const pick = createPick(1)
  const sample = (kind: LeadKind, index: number) => {
    const createdAt = new Date(until - SPAN_MS + Math.floor((SPAN_MS * (index + 1)) / count))
    const status = pick(statuses)
    const answeredAfter = status === leadStatuses.PENDING ? null : ((index * 7_919) % 72) * 3_600 + 60 * (index % 60)
    return { ...kind.makeUp(partsOf(pick, index)), status, answeredAfter, createdAt, updatedAt: createdAt }
  }
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const indices = Array.from({ length: Math.min(BATCH_SIZE, count - start) }, (_, offset) => start + offset)
    await inTransaction(async (transaction) => {
      for (const kind of kinds) {
        const leads = kind.model.bulkBuild(indices.map((index) => sample(kind, index)))
        const rows = leads.map((lead) => ({
          ...lead.get(),
          ...kind.derived?.(lead),
          searchText: searchTextOf(kind.searchable(lead)),
        }))
        const options: CreateOptions = { transaction, silent: true }
        const stored = await kind.model.bulkCreate(rows, options)
        await countStored(kind, stored, transaction)
        await markChanged([{ kind: kind.type, ids: stored.map(({ id }) => id) }], transaction)
      }
    })
  }
  await refreshStatistics(database(), { isAfterBulkChange: true })
}
