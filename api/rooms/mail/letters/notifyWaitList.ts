import { Op } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { globalContentOf, listedCities, type StoredSection } from "../../../contract/content/pageContent.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { config } from "../../../platform/config/config.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { requireFilled, waitListMailInput } from "../replies/reply.rules.ts"
import { fromNameOf, replyToOf, requireOperator } from "../replies/reply.service.ts"
import { writeLetter } from "./writeLetter.ts"

// Deprecated in favor of `startLetter`; stays as long as the contract promises.

const AT_ONCE = 50

/** Only open leads that were not notified yet. */
export const awaitsCity = (waitListCity: string) => ({ waitListCity, waitListToldAt: null, status: [...openStatuses] })

export const publishedCity = (mark: string, sections: readonly StoredSection[]) => {
  const city = cityOfMark(listedCities(sections), mark)
  return city?.status === "OPEN" ? { mark, name: city.name } : null
}

export interface WaitListMailResult {
  told: number
  held: number
  next: string | null
}

/** Each address gets one mail, recorded in the same transaction. */
export const notifyWaitList = async (viewer: Viewer, input: unknown): Promise<WaitListMailResult> => {
  const user = requireOperator(viewer)
  const { city: mark, leadType, letters: texts, after } = parseInput(waitListMailInput, input)
  const kind = kindOf(leadType)
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServerToReply)
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  const city = publishedCity(mark, sections)
  if (!city) throw new ConflictError(refusals.cityNotOpen)
  requireFilled(kind, texts)
  const fromName = fromNameOf(user, globalContentOf(sections).company.name)
  const letter = { texts, isMarketing: false, city, fromName, replyTo: replyToOf(user) }
  return inTransaction(async (transaction) => {
    const where = { ...awaitsCity(mark), id: { [Op.gt]: after } }
    const leads = await kind.model.findAll({ where, order: ["id"], limit: AT_ONCE, transaction, lock: true })
    const last = leads.length === AT_ONCE ? leads.at(-1) : undefined
    const counts = await writeLetter(kind, leads, letter, originOf(viewer), transaction)
    const held = counts.undeliverable + counts.withoutAddress
    return { told: counts.sent, held, next: last ? String(last.id) : null }
  })
}
