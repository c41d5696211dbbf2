import { randomUUID } from "node:crypto"
import { Op } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import { globalContentOf, listedCities } from "../../../contract/content/pageContent.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { locales } from "../../../contract/text/locale.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { messageIdOf } from "../../../platform/outbox/createEmailLog.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { changeLeads } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { findHold } from "../bounces/suppressionList.ts"
import { type OpenedLetter, requireFilled, waitListMailInput } from "./reply.rules.ts"
import { fromNameOf, replyToOf, requireOperator, sendLetter } from "./reply.service.ts"
import { cityOpenedLetter, draftReply } from "./replyTemplates.ts"

const AT_ONCE = 50

export const readOpenedLetters = async (viewer: Viewer, { leadType }: { leadType: string }) => {
  const { name: operator } = requireOperator(viewer)
  const kind = kindOf(leadType)
  const { sections } = await publishedContent()
  return locales.map((locale): OpenedLetter => ({ locale, ...cityOpenedLetter(kind, locale, { sections, operator }) }))
}

export interface WaitListMailResult {
  told: number
  held: number
  next: string | null
}

/** Writes to leads waiting for an opened city, each address once, recorded with the mail. */
export const tellWaitList = async (viewer: Viewer, input: unknown): Promise<WaitListMailResult> => {
  const user = requireOperator(viewer)
  const { city: waitListCity, leadType, letters, after } = parseInput(waitListMailInput, input)
  const kind = kindOf(leadType)
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServerToReply)
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  const city = cityOfMark(listedCities(sections), waitListCity)
  if (city?.status !== "OPEN") throw new ConflictError(refusals.cityNotOpen)
  const letterTo = (lead: LeadRow) => {
    const letter = letters.find(({ locale }) => locale === lead.locale) ?? (letters[0] as OpenedLetter)
    return fillPlaceholders(letter, { ...kind.replyValues(lead), city: city.name })
  }
  requireFilled(kind, letters)
  const fromName = fromNameOf(user, globalContentOf(sections).company.name)
  return inTransaction(async (transaction) => {
    const waits = { waitListCity, waitListToldAt: null, status: [...openStatuses], id: { [Op.gt]: after } }
    const leads = await kind.model.findAll({ where: waits, order: ["id"], limit: AT_ONCE, transaction, lock: true })
    const last = leads.length === AT_ONCE ? leads.at(-1) : undefined
    const outcome: WaitListMailResult = { told: 0, held: 0, next: last ? String(last.id) : null }
    for (const lead of leads) {
      if (await findHold(lead.email, transaction)) {
        outcome.held += 1
        continue
      }
      // Only letters since this lead arrived count, as the city may have closed in between.
      const alreadyMailed = { waitListCity, email: lead.email, waitListToldAt: { [Op.gte]: lead.createdAt } }
      const isRepeat = (await kind.model.count({ where: alreadyMailed, transaction })) > 0
      const values = { waitListToldAt: clock.wallTime() }
      if (isRepeat) await changeLeads(kind, [{ lead, values }], transaction)
      else {
        const draft = draftReply(kind, lead, letterTo(lead.get() as LeadRow), replyToOf(user))
        const messageId = messageIdOf(randomUUID())
        const particulars = { messageId, fromName, thread: null }
        await sendLetter(viewer, { kind, lead, draft, particulars, values }, transaction)
        outcome.told += 1
      }
    }
    return outcome
  })
}
