import type { Transaction } from "sequelize"
import type { JsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { type City, citiesOf } from "../../../contract/cities/city.ts"
import { type CityList, reconcileCities } from "../../../contract/cities/reconcileCities.ts"
import { registry } from "../../../contract/content/registry.ts"
import { resolveContent } from "../../../contract/content/resolveContent.ts"
import { DEFAULT_LOCALE } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { CmsBlock } from "./cmsBlock.model.ts"
import { blockContent } from "./cmsBlock.rules.ts"

/** A callback, as leads belong to a higher room. */
export type MoveWaiting = (was: readonly City[], is: readonly City[], transaction: Transaction) => Promise<unknown>

const listOf = (content: unknown): CityList => resolveContent(registry.cities.list, content)

const citiesIn = (content: unknown) => citiesOf(listOf(content).cities, () => null)

const savedList = (before: unknown, content: JsonObject): JsonObject => {
  const kept = reconcileCities(listOf(before), listOf(content), clock.wallTime().toISOString().slice(0, 10))
  const rows: JsonObject[] = Array.isArray(content.cities) ? content.cities : []
  return { ...content, ...kept, cities: kept.cities.map((city, index) => ({ ...rows[index], ...city })) }
}

export const compareCities = (before: unknown, content: unknown) => ({
  before: citiesIn(before),
  after: citiesIn(savedList(before, parseInput(blockContent, content))),
})

const CITIES = { page: "cities", sectionId: "list", locale: DEFAULT_LOCALE } as const

export const contentToStore = async (
  { page, sectionId, locale, content: before }: CmsBlock,
  { content, savedBy, moveWaiting }: { content: JsonObject; savedBy: string | null; moveWaiting: MoveWaiting },
  transaction: Transaction,
): Promise<JsonObject> => {
  if (page !== CITIES.page || sectionId !== CITIES.sectionId || locale !== CITIES.locale) return content
  // Default content (`savedBy` is null) is stored unchanged, as it is compared to find sections that nobody edited.
  const stored = savedBy === null ? content : savedList(before, content)
  await moveWaiting(citiesIn(before), citiesIn(stored), transaction)
  return stored
}
