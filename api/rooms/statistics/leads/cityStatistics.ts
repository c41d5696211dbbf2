import { cityName, plainText, spellingsOf } from "../../../contract/cities/city.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { sameText } from "../../../platform/database/connection/dialect.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { fieldOf } from "../../leads/counters/countedLeads.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { steps } from "../../visits/visitTally.ts"
import { readVisitCounts } from "../visits/visitStatistics.service.ts"
import { groupLeads, type TimeRange } from "./groupedLeads.ts"

const ROWS_MAX = 50

/** Senders write any text as city, so texts beyond this number are counted together. */
const TEXTS_MAX = 20_000

interface CityKindStatistics {
  leadType: string
  count: number
  approved: number
}

export interface CityStatistics {
  /** As senders write it; null for all cities without a row of their own. */
  name: string | null
  visits: number
  kinds: CityKindStatistics[]
}

const leadsOf = ({ kinds }: CityStatistics) => kinds.reduce((sum, { count }) => sum + count, 0)

const addTo = (sum: CityStatistics, { visits, kinds }: CityStatistics) => {
  sum.visits += visits
  for (const [index, { count, approved }] of kinds.entries()) {
    const kind = sum.kinds[index] as CityKindStatistics
    kind.count += count
    kind.approved += approved
  }
}

const cityAndStatus = (kind: LeadKind) => {
  const city = fieldOf(kind, kind.cityColumn)
  return { city, sameness: sameText(database(), city), status: "status" }
}

/**
 * Compares cities as the lead filter does, so that filtering by a row's name finds its leads. Most leads come first.
 */
export const readCityStatistics = async (span: TimeRange, since: string): Promise<CityStatistics[]> => {
  const emptyRow = (name: string | null): CityStatistics => ({
    name,
    visits: 0,
    kinds: leadKinds.map(({ type }) => ({ leadType: type, count: 0, approved: 0 })),
  })
  const rows = new Map<string, CityStatistics>()
  const others = emptyRow(null)
  const rowOf = (text: string, sameness: string) => {
    const row = rows.get(sameness) ?? (text === "" || rows.size >= TEXTS_MAX ? others : emptyRow(text))
    if (row !== others) rows.set(sameness, row)
    return row
  }
  for (const [index, kind] of leadKinds.entries())
    await groupLeads<{ city: string | null; sameness: string; status: LeadStatus }>(
      kind,
      span,
      cityAndStatus(kind),
      ({ city, sameness, status, leads }) => {
        const counts = rowOf(city ?? "", sameness).kinds[index] as CityKindStatistics
        counts.count += leads
        if (status === leadStatuses.APPROVED) counts.approved += leads
      },
    )
  const byLeads = (one: CityStatistics, other: CityStatistics) =>
    leadsOf(other) - leadsOf(one) || other.visits - one.visits || ((one.name ?? "") < (other.name ?? "") ? -1 : 1)
  const found = [...rows.values()].sort(byLeads)
  const { sections } = await publishedContent()
  const cities = listedCities(sections)
  for (const { step, name: id, total } of await readVisitCounts(since, "value")) {
    if (step !== steps.CITY) continue
    const city = cityOfMark(cities, id)
    const names = city ? spellingsOf(city) : []
    // Rows are sorted by leads, so this finds the most common spelling.
    const row = found.find(({ name }) => names.includes(plainText(name ?? "")))
    if (row) row.visits += total
    else found.push({ ...emptyRow(city ? cityName(city) : id), visits: total })
  }
  found.sort(byLeads)
  for (const row of found.splice(found.length > ROWS_MAX ? ROWS_MAX - 1 : ROWS_MAX)) addTo(others, row)
  return leadsOf(others) + others.visits > 0 ? [...found, others] : found
}
