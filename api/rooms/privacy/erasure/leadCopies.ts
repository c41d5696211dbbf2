import { Op, type Transaction } from "sequelize"
import { webhookAttemptOutcomes, webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import { leadNamingTypes } from "../../../contract/mail/emailLog.ts"
import type { ErasedCopyKind } from "../../../contract/privacy/erasure.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { queuedRow } from "../../../platform/jobs/rowStates.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { removeFromIndex } from "../../../platform/search/searchIndexer.ts"
import { messageIdOf } from "../../activity/webhooks/sending/fanOut.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../../activity/webhooks/webhook.model.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { LeadFile, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { LeadNote, LeadView } from "../../leads/related/leadWork.model.ts"
import { deleteFiles } from "../../leads/related/messageFiles.ts"
import { comparedName, type Identifiers } from "./person.ts"
import { hasAny } from "./textPatterns.ts"

type FoundMail = Pick<EmailLog, "id" | "searchText" | "status">

interface Row {
  id: number
}

export interface Copies {
  notes: Row[]
  mails: FoundMail[]
  attempts: Row[]
  messages: Pick<LeadMessage, "id" | "direction">[]
  files: Row[]
  deliveries: Pick<WebhookDelivery, "id" | "status">[]
  views: Row[]
}

const reported: Readonly<Record<keyof Copies, ErasedCopyKind>> = {
  notes: "NOTE",
  mails: "MAIL",
  attempts: "MAIL_ATTEMPT",
  messages: "MESSAGE",
  files: "FILE",
  deliveries: "WEBHOOK_MESSAGE",
  views: "SAVED_VIEW",
}

const names = namesOf(reported)

export const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

export type CopyCounts = Partial<Record<ErasedCopyKind, number>>

export const addCounts = (...counts: readonly CopyCounts[]): CopyCounts => {
  const sum: CopyCounts = {}
  for (const [kind, count] of counts.flatMap((one) => Object.entries(one) as [ErasedCopyKind, number][]))
    sum[kind] = (sum[kind] ?? 0) + count
  return sum
}

export const mergeCopies = (copies: readonly Copies[]): Copies => {
  const once = (name: keyof Copies) => [
    ...new Map(copies.flatMap((one) => one[name] as Row[]).map((row) => [row.id, row])).values(),
  ]
  return Object.fromEntries(names.map((name) => [name, once(name)])) as unknown as Copies
}

export const copyCountsOf = (copies: Copies): CopyCounts =>
  Object.fromEntries(names.map((name) => [reported[name], copies[name].length]))

const whereMailed = (kind: LeadKind, leadIds: readonly number[]) => ({
  [Op.or]: [
    { logType: Object.values(kind.emailTypes), leadId: [...leadIds] },
    {
      logType: Object.values(leadNamingTypes),
      formData: { [Op.or]: leadIds.map((leadId) => ({ [Op.like]: `%,${kind.type}:${leadId},%` })) },
    },
  ],
})

/** Finds deliveries by the lead's events. The delivery about the erasure is left out, as it has no data of the lead. */
const findDeliveries = async (leadType: string, leadIds: readonly number[], transaction?: Transaction) => {
  const where = {
    subjectType: leadType,
    subjectId: leadIds.map(String),
    type: { [Op.ne]: "lead.erased" },
    hash: { [Op.ne]: null },
  }
  const webhooks = await Webhook.findAll({ attributes: ["id"], transaction })
  if (webhooks.length === 0) return []
  const events = await RecordedEvent.findAll({ attributes: ["id", "hash"], where, transaction })
  if (events.length === 0) return []
  const messages = { webhookId: webhooks.map(({ id }) => id), messageId: events.map(messageIdOf) }
  return WebhookDelivery.findAll({ attributes: ["id", "status"], where: messages, transaction })
}

/** A name may be a common word, so only views that search for exactly this name are found. */
const findViews = async ({ contacts, names }: Identifiers, transaction?: Transaction) => {
  const views = await LeadView.findAll({ attributes: ["id", "name", "query"], transaction })
  const tells = ({ name, query }: LeadView) => {
    const parameters = new URLSearchParams(query)
    if ([name, ...parameters.values()].some((text) => hasAny(text, contacts))) return true
    return parameters.getAll("search").some((text) => names.includes(comparedName(text)))
  }
  return views.filter(tells)
}

/** `traces` match the lead's sender in other texts. */
export const findCopies = async (
  kind: LeadKind,
  leadId: number,
  traces: Identifiers,
  transaction?: Transaction,
): Promise<Copies> => {
  const key = { leadType: kind.type, leadId }
  const own = { attributes: ["id"], where: key, transaction }
  const mails = await EmailLog.findAll({
    attributes: ["id", "searchText", "status"],
    where: whereMailed(kind, [leadId]),
    transaction,
  })
  return {
    notes: await LeadNote.findAll(own),
    mails,
    attempts: await EmailAttempt.findAll({ ...own, where: { emailLogId: idsOf(mails) } }),
    messages: await LeadMessage.findAll({ ...own, attributes: ["id", "direction"] }),
    files: await LeadFile.findAll(own),
    deliveries: await findDeliveries(kind.type, [leadId], transaction),
    views: await findViews(traces, transaction),
  }
}

export const eraseMails = async (mails: readonly FoundMail[], transaction: Transaction) => {
  const id = idsOf(mails)
  await EmailAttempt.destroy({ where: { emailLogId: id }, transaction })
  await EmailLog.destroy({ where: { id }, transaction })
  for (const mail of mails) await removeFromIndex("email_log", mail.id, mail.searchText ?? "", transaction)
}

/** A message that is being sent is taken from its worker and queued again without the lead's data. */
const eraseDeliveries = async (deliveries: Copies["deliveries"], transaction: Transaction) => {
  const ids = idsOf(deliveries)
  const { SENDING } = webhookDeliveryStatuses
  const now = clock.date()
  await WebhookDelivery.update(queuedRow(now), { where: { id: ids, status: SENDING }, transaction })
  await WebhookDelivery.update({ body: null }, { where: { id: ids }, transaction })
  const broken = { outcome: webhookAttemptOutcomes.INTERRUPTED, endedAt: now }
  await WebhookAttempt.update(broken, { where: { deliveryId: ids, outcome: null }, transaction })
  // A receiver's response may repeat the message.
  await WebhookAttempt.update({ answer: null }, { where: { deliveryId: ids }, transaction })
}

/** Call after the commit, as the erasure's MySQL snapshot cannot see messages queued meanwhile. */
export const eraseLateDeliveries = (key: LeadKey, seen: ReadonlySet<number>) =>
  inTransaction(async (transaction) => {
    const found = await findDeliveries(key.leadType, [key.leadId], transaction)
    const late = found.filter(({ id }) => !seen.has(id))
    if (late.length > 0) await eraseDeliveries(late, transaction)
  })

export const eraseCopies = async ({ leadType, leadId }: LeadKey, copies: Copies, transaction: Transaction) => {
  await LeadNote.destroy({ where: { id: idsOf(copies.notes) }, transaction })
  await eraseMails(copies.mails, transaction)
  if (copies.deliveries.length > 0) await eraseDeliveries(copies.deliveries, transaction)
  await LeadView.destroy({ where: { id: idsOf(copies.views) }, transaction })
  await deleteFiles(idsOf(copies.files), transaction)
  await LeadMessage.destroy({ where: { id: idsOf(copies.messages) }, transaction })
  // Drafts, file requests and the reply address are erased too, but not reported.
  await ReplyDraft.destroy({ where: { leadType, leadId }, transaction })
  await LeadFileRequest.destroy({ where: { leadType, leadId }, transaction })
  await LeadAddress.destroy({ where: { leadType, leadId }, transaction })
}

/** For leads that nobody has worked with. Runs in the transaction that removes the leads. */
export const eraseUntouched = async (kind: LeadKind, leadIds: readonly number[], transaction: Transaction) => {
  const own = { where: { leadType: kind.type, leadId: [...leadIds] }, transaction }
  const attributes = ["id", "searchText", "status"]
  if (leadIds.length === 0) return
  await eraseMails(await EmailLog.findAll({ attributes, where: whereMailed(kind, leadIds), transaction }), transaction)
  const deliveries = await findDeliveries(kind.type, leadIds, transaction)
  if (deliveries.length > 0) await eraseDeliveries(deliveries, transaction)
  await LeadNote.destroy(own)
  await ReplyDraft.destroy(own)
  await LeadAddress.destroy(own)
}
