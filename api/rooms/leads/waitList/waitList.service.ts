import { type AwaitedPlace, awaitedPlace, fillWaitListNote } from "../../../contract/cities/findCity.ts"
import { globalContentOf, listedCities } from "../../../contract/content/pageContent.ts"
import { translatedSections } from "../../../contract/content/translation/sectionTranslation.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { toDate } from "../../../platform/database/reading/rowReader.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadDescription, LeadKind } from "../lead/leadKind.ts"
import { inboxOf } from "../lead/leadPlace.ts"
import { leadKinds } from "../leadKinds.ts"
import { type WaitListCity, type WaitListMark, waitListOf } from "./waitList.rules.ts"

const CITIES_MAX = 100

export const readCities = async () => listedCities((await publishedContent()).sections)

/** Null if one of the places has cars, so that the sender need not wait. */
export const readAwaitedPlace = async (places: readonly string[]): Promise<AwaitedPlace | null> =>
  awaitedPlace(await readCities(), places)

export const readWaitNote = async ({ cityNotes }: LeadDescription, waits: AwaitedPlace, locale: Locale) => {
  const { sections: stored } = await publishedContent()
  const notes = { [cityNotes]: globalContentOf(stored)[cityNotes] }
  return fillWaitListNote(translatedSections("global", notes, { stored, locale })[cityNotes] ?? { sent: "" }, waits)
}

const statuses = openStatuses.map((status) => `'${status}'`).join(", ")

export const readWaitListMarks = async (kind: LeadKind): Promise<WaitListMark[]> => {
  const leads = inboxOf(kind, indexHint(kind.model, `${kind.model.getTableName()}_by_wait_list`))
  const rows = await select<{ slug: string; waiting: number; told: number; since: unknown }>(
    database(),
    `SELECT wait_list_city AS slug, COUNT(wait_list_told_at) AS told, MIN(created_at) AS since,
            SUM(CASE WHEN wait_list_told_at IS NULL AND status IN (${statuses}) THEN 1 ELSE 0 END) AS waiting
     FROM ${leads} AND wait_list_city IS NOT NULL
     GROUP BY wait_list_city ORDER BY waiting DESC, slug LIMIT ${CITIES_MAX}`,
  )
  // MySQL returns sums as text, so they are converted.
  return rows.map(({ slug, waiting, told, since }) => ({
    leadType: kind.type,
    slug,
    waiting: Number(waiting),
    told: Number(told),
    since: toDate(since),
  }))
}

export const readWaitList = async (viewer: Viewer): Promise<WaitListCity[]> => {
  requirePermission(viewer, "leads:read")
  const marked = await Promise.all(leadKinds.map(readWaitListMarks))
  return waitListOf(
    await readCities(),
    leadKinds.map(({ type }) => type),
    marked.flat(),
  )
}
