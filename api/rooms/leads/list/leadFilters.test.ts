import { describe, expect, test } from "@jest/globals"
import { replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import { type LeadFilter, leadFilterNames, leadFilters, passesFilter } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { ignoresCase } from "../../../platform/database/connection/dialect.ts"
import { fold, searchTextOf } from "../../../platform/text/searchText.ts"
import { isFoundBy } from "../../../testing/database/isFoundBy.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { seededRandom } from "../../../testing/process/seededRandom.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { kindFilterConditions, overdueSince } from "../lead/lead.rules.ts"
import type { LeadRow } from "../lead/leadKind.ts"
import { leadKinds } from "../leadKinds.ts"
import { whereLeads } from "./leadListing.ts"
import { withPhoneFound } from "./phoneSearch.ts"

const LEADS = 150
const ROUNDS = 6
const DAY_MS = 24 * 60 * 60_000
const now = Date.now()
const { seed, random } = seededRandom()
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
const moments = Array.from({ length: 40 }, () => new Date(now - Math.floor(random() * 400 * DAY_MS)))
const days = moments.map((moment) => moment.toISOString().slice(0, 10))

await setUpTestDatabase({ isPrepared: true })
await storeSampleLeads(leadKinds, LEADS, now)
for (const { model } of leadKinds) {
  for (const lead of await model.findAll()) {
    const values = {
      ownerId: pick([null, null, 1, 7]),
      followUpOn: pick([null, ...days]),
      waitingSince: pick([null, new Date(now), ...moments]),
      mailReturnedAt: pick([null, null, ...moments]),
      statusReason: pick([null, "No answer", "no answer", "Écrit"]),
      isPromised: pick([true, true, false]),
      waitListCity: pick([null, "new-york-ny", "reno"]),
      createdAt: pick([lead.createdAt, ...moments]),
      updatedAt: pick(moments),
      email: pick([lead.email, lead.email.toUpperCase()]),
    }
    await model.update(values, { where: { id: lead.id }, silent: true })
  }
}

/** Test values by type of filter, taken from an existing lead. */
const asked = {
  text: (lead: Columns, name: string) => lead[name],
  statuses: () => Object.values(leadStatuses).filter(() => random() < 0.5),
  moment: () => pick(moments),
  yesOrNo: () => random() < 0.5,
  account: () => pick(["1", "7", "007", "8", "x", ""]),
  day: () => pick(days),
  ids: () => Array.from({ length: 20 }, () => Math.floor(random() * 2 * LEADS)),
}

type Columns = LeadRow & Readonly<Record<string, unknown>>

const askedOf: Record<string, (lead: Columns) => unknown> = {
  search: (lead) => pick(["a", "ez", "zzz", "", "example com", pick(Object.values(lead).map(String)).slice(0, 12)]),
  email: ({ email }) => pick([email, ` ${email.toLowerCase()}`, email.replace("e", "é"), "nobody@example.com"]),
  phone: ({ phone }) => pick([String(phone), String(phone).replace("+1", "(1)").replaceAll(" ", "-"), "000 0000"]),
  receivedFrom: ({ createdAt }) => createdAt,
  receivedBefore: ({ createdAt }) => createdAt,
  updatedSince: ({ updatedAt }) => updatedAt,
  statusReason: () => pick(["No answer", " no answer", "No Answer", "Ecrit", "Écrit "]),
  waitListCity: () => pick(["new-york-ny", "New-York-NY", "new-yórk-ny", "RENO ", "reno", "nowhere"]),
  platforms: () => ["Uber", "Lyft", "Both"].filter(() => random() < 0.5),
  city: ({ city }) => pick([city, ` ${city} `, "Nowhere", String(city).toLowerCase()]),
}

/** Test value of a filter of one kind: a lead's own column. */
const ownAsked =
  ({ column, isChoice }: { column: string; isChoice?: boolean }) =>
  (lead: Columns) =>
    isChoice ? [lead[column]] : lead[column]

describe.each(leadKinds.map((kind) => [kind.type, kind] as const))("the filters of %s", (_type, kind) => {
  const common = leadFilterNames.filter((name) => {
    const { column } = leadFilters[name]
    return !column || column in kind.rest.columns
  })
  const promise = replyPromise(kind.promiseField, undefined)

  const check = async (filter: LeadFilter, rows: readonly LeadRow[]) => {
    const where = whereLeads(kind, await withPhoneFound(kind, filter), promise)
    const found = await kind.model.findAll({ where, order: ["id"] })
    // On MySQL, texts that differ in case and accents are the same.
    const compared = (value: unknown) => (ignoresCase(database()) ? fold(String(value)) : value)
    const own = kindFilterConditions(kind, filter).map(({ column, values }) => [column, values.map(compared)] as const)
    const matches = (lead: LeadRow) =>
      own.every(([column, values]) => values.includes(compared((lead as unknown as Columns)[column]))) &&
      passesFilter(filter, lead, {
        overdueSince: overdueSince(promise),
        isFoundBy: (words) => isFoundBy(words, searchTextOf(kind.searchable(lead))),
      })
    const ids = rows.filter(matches).map(({ id }) => id)
    expect({ seed, filter, ids }).toEqual({ seed, filter, ids: found.map(({ id }) => id) })
  }

  test.each([...common, ...Object.keys(kind.filters)])("match a lead by %s if the database does", async (name) => {
    const rows = (await kind.model.findAll({ order: ["id"] })) as unknown as Columns[]
    const own = kind.filters[name]
    const value = (askedOf[name] ?? (own ? ownAsked(own) : asked[leadFilters[name as "search"].value])) as (
      lead: Columns,
      name: string,
    ) => unknown
    for (let round = 0; round < ROUNDS; round += 1) await check({ [name]: value(pick(rows), name) }, rows)
  })

  test("match a lead by an owner whose id has many digits", async () => {
    const one = await kind.model.findOne({ order: ["id"], rejectOnEmpty: true })
    await one.update({ ownerId: 987_654_321 }, { silent: true })
    const rows = await kind.model.findAll({ order: ["id"] })
    await check({ ownerId: "987654321" }, rows)
    await check({ ownerId: "9876543210" }, rows)
  })
})
