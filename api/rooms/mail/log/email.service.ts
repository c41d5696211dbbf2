import DataLoader from "dataloader"
import { Op, type Transaction, type WhereOptions } from "sequelize"
import * as z from "zod"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { type EmailLogStatus, privacyEmailTypes } from "../../../contract/mail/emailLog.ts"
import type { BounceKind } from "../../../contract/mail/messages.ts"
import { DEFAULT_LOCALE, locales } from "../../../contract/text/locale.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Listing, type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import { type Condition, planListing } from "../../../platform/database/reading/listPlan.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordAccess, recordEvents } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import type { EmailDraft } from "../../../platform/outbox/emailDraft.ts"
import { canBeCancelled, canBeResent, cancelledState, TEXTS_ERASED } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog, type EmailLogRow } from "../../../platform/outbox/emailLog.model.ts"
import { findCandidates, matchesText } from "../../../platform/search/searchIndex.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { emailTypesOf, leadKeyOf, type MailedKind } from "../../leads/mails/emailTemplates.ts"
import { loaderOf } from "../../leads/operations/lead.loaders.ts"
import { type MailText, textsOf } from "../delivery/mailTexts.ts"
import { requeueMails, requireMailServer } from "../delivery/requeueMails.ts"
import { findReplyDrafts } from "../replies/replyDrafts.service.ts"
import { previewOf } from "./mailPreview.ts"

const TEXTS_AT_ONCE = 100

export interface EmailLogFilter {
  /** Words that must all occur in subject or recipient; words of one or two letters must start a word. */
  search?: string | null
  statuses?: readonly EmailLogStatus[] | null
  types?: readonly string[] | null
  isReturned?: boolean | null
  createdFrom?: Date | null
  createdBefore?: Date | null
}

// Mail reported as spam was delivered, so complaints do not count as returned mail.
const RETURNED: readonly BounceKind[] = ["HARD", "SOFT"]

export const whereEmailLogs = (filter: EmailLogFilter): WhereOptions => {
  const { search, statuses, types, isReturned, createdFrom, createdBefore } = filter
  const conditions: WhereOptions[] = []
  if (search) conditions.push(...matchesText(search))
  const either = [...(statuses ? [{ status: [...statuses] }] : []), ...(isReturned ? [{ bounceKind: RETURNED }] : [])]
  if (either.length > 0) conditions.push({ [Op.or]: either })
  if (types) conditions.push({ logType: [...types] })
  if (createdFrom) conditions.push({ createdAt: { [Op.gte]: createdFrom } })
  if (createdBefore) conditions.push({ createdAt: { [Op.lt]: createdBefore } })
  return { [Op.and]: conditions }
}

/** Unconfirmed privacy requests must stay unknown, as another person may have entered the address. */
const HIDDEN = privacyEmailTypes.PRIVACY_CONFIRMATION

/** Account mails reveal team members, their locations and password resets. */
export const canReadMailAbout = (reader: Viewer, { userId, logType }: Pick<EmailLogRow, "userId" | "logType">) =>
  logType !== HIDDEN && (userId === null || may(reader, "team:manage"))

export const readableBy = (viewer: Viewer): WhereOptions => {
  requirePermission(viewer, "mail:read")
  const logType = { [Op.ne]: HIDDEN }
  return may(viewer, "team:manage") ? { logType } : { logType, userId: null }
}
const planEmailLogs = async (viewer: Viewer, filter: EmailLogFilter): Promise<Listing> => {
  const { search, statuses, types, isReturned } = filter
  const candidates = search ? await findCandidates("email_log", search) : undefined
  const conditions: Condition[] = []
  if (statuses && !isReturned) conditions.push({ column: "status", values: statuses })
  if (isReturned && !statuses) conditions.push({ column: "bounceKind", values: RETURNED })
  if (types) conditions.push({ column: "logType", values: types })
  const where = { [Op.and]: [whereEmailLogs(filter), readableBy(viewer)] }
  return planListing(EmailLog, { where, candidates }, conditions)
}

export type EmailLogPage = Page<EmailLogRow>

export const listEmailLogs = async (viewer: Viewer, request: PageRequest & { filter?: EmailLogFilter | null }) => {
  requirePermission(viewer, "mail:read")
  const listing = await planEmailLogs(viewer, request.filter ?? {})
  return readPage(EmailLog, request, { ...listing, count: createLazyCount(EmailLog, listing) })
}

export const findEmailLog = async (viewer: Viewer, id: string) => {
  requirePermission(viewer, "mail:read")
  const log = await EmailLog.findByPk(idOf(id))
  return log && canReadMailAbout(viewer, log) ? log : null
}

export interface ReadableEmail {
  log: EmailLogRow
  text: MailText
}

export const withTexts = async (viewer: Viewer, logs: readonly EmailLogRow[]): Promise<ReadableEmail[]> => {
  requirePermission(viewer, "mail:read")
  const texts = await textsOf(logs)
  return logs.map((log, index) => ({ log, text: texts[index] as MailText }))
}

export const streamEmailLogs = (viewer: Viewer): AsyncIterable<ReadableEmail> => {
  requirePermission(viewer, "mail:read")
  const origin = originOf(viewer)
  return (async function* () {
    await recordAccess({ type: "mails.listed", origin })
    const logs: EmailLogRow[] = []
    for await (const log of readAll(EmailLog, await planEmailLogs(viewer, {}))) {
      if (logs.push(log) === TEXTS_AT_ONCE) yield* await withTexts(viewer, logs.splice(0))
    }
    yield* await withTexts(viewer, logs)
  })()
}

const emailsAbout = (kinds: readonly MailedKind[], { leadType, leadId }: LeadKey) => {
  const types = kinds.find(({ type }) => type === leadType)?.emailTypes ?? {}
  return { logType: Object.values(types), leadId }
}

export const createEmailLoaders = (viewer: Viewer, kinds: readonly MailedKind[]) => ({
  emails: loaderOf(
    viewer,
    "mail:read",
    (keys) => EmailLog.findAll({ where: { [Op.or]: keys.map((key) => emailsAbout(kinds, key)) }, order: ["id"] }),
    (log) => leadKeyOf(kinds, log),
  ),
  replyDrafts: loaderOf(viewer, "mail:read", findReplyDrafts, (draft) => draft),
  emailLogs: new DataLoader<number, EmailLog | null>(async (ids) => {
    const logs = await EmailLog.findAll({ where: { id: [...ids], [Op.and]: readableBy(viewer) } })
    return ids.map((id) => logs.find((log) => log.id === id) ?? null)
  }),
  mailTexts: new DataLoader<EmailLogRow, MailText>((logs) => {
    requirePermission(viewer, "mail:read")
    return textsOf(logs)
  }),
  emailAttempts: new DataLoader<number, EmailAttempt[]>(async (logIds) => {
    requirePermission(viewer, "mail:read")
    const attempts = await EmailAttempt.findAll({ where: { emailLogId: [...logIds] }, order: ["id"] })
    const attemptsOf = new Map(logIds.map((id) => [id, [] as EmailAttempt[]]))
    for (const attempt of attempts) attemptsOf.get(attempt.emailLogId)?.push(attempt)
    return logIds.map((id) => attemptsOf.get(id) ?? [])
  }),
})

const previewInput = z.object({ type: oneOf("Type", emailTypesOf(leadKinds)), locale: z.enum(locales).nullish() })

export const previewEmail = async (viewer: Viewer, input: unknown): Promise<EmailDraft> => {
  requirePermission(viewer, "mail:read")
  const { type, locale } = parseInput(previewInput, input)
  const { sections } = await publishedContent()
  return previewOf(leadKinds, type, {
    ...{ sections, locale: locale ?? DEFAULT_LOCALE },
    ...{ urlOf: absoluteUrl, timeZone: await teamTimeZone() },
  })
}

const changeEmail = (
  viewer: Viewer,
  type: "mail.resent" | "mail.cancelled",
  input: unknown,
  change: (log: EmailLog, transaction: Transaction) => Promise<unknown>,
) =>
  inTransaction(async (transaction) => {
    const { id } = parseInput(z.object({ id: z.string() }), input)
    const log = await EmailLog.findByPk(idOf(id), { transaction, lock: true })
    if (!log || !canReadMailAbout(viewer, log)) throw new NotFoundError("mail")
    await change(log, transaction)
    const event = { type, subjectId: log.id, origin: originOf(viewer), facts: { mailType: log.logType } }
    await recordEvents([event], transaction)
    return log
  })

export const resendEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requirePermission(viewer, "mail:write")
  return changeEmail(viewer, "mail.resent", input, async (log, transaction) => {
    requireMailServer()
    if (log.textsErasedAt) throw new ConflictError(TEXTS_ERASED)
    if (!canBeResent(log)) throw new ConflictError(refusals.sendingMail)
    await requeueMails([log], transaction)
  })
}

export const cancelEmail = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  requirePermission(viewer, "mail:write")
  return changeEmail(viewer, "mail.cancelled", input, async (log, transaction) => {
    if (!canBeCancelled(log)) throw new ConflictError(`This mail is not waiting and did not fail: it is ${log.status}.`)
    await log.update(cancelledState(), { transaction })
  })
}
