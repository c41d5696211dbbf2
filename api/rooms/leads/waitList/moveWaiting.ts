import { Op, type Transaction } from "sequelize"
import type { City } from "../../../contract/cities/city.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { sectionsOf } from "../../../contract/content/pageContent.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { compareCities } from "../../content/cms/cityList.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { leadKinds } from "../leadKinds.ts"
import { type CityLists, type WaitListEffect, waitListEffectOf, waitListMarkAfter } from "./waitList.rules.ts"
import { readCities, readWaitListMarks } from "./waitList.service.ts"

/** In any place, as trashed leads may be restored. */
const readMoves = async ({ model, placesNamed }: LeadKind, lists: CityLists, transaction?: Transaction) => {
  const unscoped = model.unscoped()
  const where = { waitListCity: { [Op.ne]: null } }
  const marked = await unscoped.findAll({ attributes: ["waitListCity"], where, group: ["waitListCity"], transaction })
  const mayMove = (mark: string) =>
    !lists.after.some(({ id }) => id === mark) &&
    (lists.before.some(({ id }) => id === mark) || cityOfMark(lists.after, mark) !== undefined)
  const marks = marked.map(({ waitListCity }) => waitListCity ?? "").filter(mayMove)
  const attributes = { exclude: ["searchText", "metadata"] }
  const leads = await unscoped.findAll({ attributes, where: { waitListCity: marks }, transaction })
  return leads.map((lead) => {
    const row = lead.get()
    const mark = row.waitListCity ?? ""
    return { row, mark, next: waitListMarkAfter(lists, mark, placesNamed(row)) }
  })
}

/** Runs in the transaction that stores the new list, so that no lead waits for a removed city. */
export const moveWaiting = async (before: readonly City[], after: readonly City[], transaction: Transaction) => {
  for (const kind of leadKinds) {
    const ids = new Map<string, number[]>()
    for (const { row, mark, next } of await readMoves(kind, { before, after }, transaction))
      if (next !== mark) ids.set(next, [...(ids.get(next) ?? []), row.id])
    for (const [waitListCity, id] of ids)
      await kind.model.unscoped().update({ waitListCity }, { where: { id }, transaction, silent: true })
  }
}

/** Corrects marks by an older list, which leads stored during a change of the list or before an upgrade have. */
export const updateWaitListMarks = async () => {
  const cities = await readCities()
  await inTransaction((transaction) => moveWaiting(cities, cities, transaction))
}

const isWaiting = ({ place, status, waitListToldAt }: LeadRow) =>
  place === leadPlaces.INBOX && openStatuses.includes(status) && !waitListToldAt

export const readWaitListEffects = async (viewer: Viewer, content: unknown): Promise<WaitListEffect[]> => {
  requirePermission(viewer, "content:write")
  const { sections } = await publishedContent()
  const lists = compareCities(sectionsOf("cities", sections).list, content)
  const effects = new Map<string, WaitListEffect>()
  for (const kind of leadKinds) {
    const moves = await readMoves(kind, lists)
    const staying = (await readWaitListMarks(kind)).filter(({ slug }) => !moves.some(({ mark }) => mark === slug))
    for (const { mark, next, waiting } of [
      ...moves.map(({ row, ...move }) => ({ ...move, waiting: isWaiting(row) ? 1 : 0 })),
      ...staying.map(({ slug, waiting }) => ({ mark: slug, next: slug, waiting })),
    ]) {
      const effect = waitListEffectOf(lists, mark, next)
      const key = `${mark} ${effect?.becomes}`
      if (effect && waiting > 0) effects.set(key, { ...effect, waiting: waiting + (effects.get(key)?.waiting ?? 0) })
    }
  }
  return [...effects.values()]
}
