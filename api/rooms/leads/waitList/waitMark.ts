import { type WaitedFor, waitedFor, waitNote } from "../../../contract/cities/findCity.ts"
import { globalContentOf, listedCities } from "../../../contract/content/pageContent.ts"
import { translatedSections } from "../../../contract/content/sectionTranslation.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadDescription } from "../lead/leadKind.ts"

/** What a lead waits for that names these places, by the cities as they are published now; null where cars drive. */
export const readWaitedFor = async (places: readonly string[]): Promise<WaitedFor | null> =>
  waitedFor(listedCities((await publishedContent()).sections), places)

/**
 * How a lead is stored that waits for a city. Where the map has it, its sender is told of the wait list alone; somebody reads
 * where else they are, so they are promised an answer as all others.
 */
export const waitMark = (waits: WaitedFor | null) => ({
  waitListCity: waits?.slug ?? null,
  isPromised: !waits?.isListed,
})

/** What the sender of a lead is told who waits for a city, in their language. */
export const readWaitNote = async ({ cityNotes }: LeadDescription, waits: WaitedFor, locale: Locale) => {
  const { sections: stored } = await publishedContent()
  const notes = { [cityNotes]: globalContentOf(stored)[cityNotes] }
  return waitNote(translatedSections("global", notes, { stored, locale })[cityNotes] ?? { sent: "" }, waits)
}
