import { randomUUID } from "node:crypto"
import DataLoader from "dataloader"
import { literal, Op, type Transaction } from "sequelize"
import { type WebhookDeliveryStatus, webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { positionBefore } from "../../../platform/events/positionBefore.ts"
import { recordChange } from "../../../platform/events/recordEvents.ts"
import { queuedRow } from "../../../platform/jobs/rowStates.ts"
import {
  requireFreshProof,
  requirePermission,
  responsibleAccountId,
  type Viewer,
} from "../../../platform/viewer/viewer.ts"
import type { LeadConditions } from "../../automation/rules/ruleFields.rules.ts"
import { checkConditions, type describeLeads } from "../../automation/rules/ruleNames.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { fanOutUpTo, webhookQueued } from "./sending/fanOut.ts"
import { TEST_TYPE } from "./sending/payload.ts"
import { newSecret } from "./sending/signature.ts"
import { cancelWaiting } from "./switchOff.ts"
import { Webhook, WebhookAttempt, WebhookDelivery, type WebhookDeliveryRow, type WebhookRow } from "./webhook.model.ts"
import { change, creation, replay } from "./webhook.rules.ts"
import { canBeResent } from "./webhookLifecycle.ts"

export type WebhookDeliveryPage = Page<WebhookDeliveryRow>

/** Bounded, as each webhook costs a row per event. */
const WEBHOOKS_MAX = 20
const OLD_SECRET_SIGNS_MS = 24 * 60 * 60_000

const { QUEUED, FAILED } = webhookDeliveryStatuses

type CountedStatus = typeof QUEUED | typeof FAILED

const headPosition = async () => (await readChain())?.headPosition ?? 0

/** `leads:read` is required too, as a webhook's messages contain leads. */
const requireSeeingLeads = (viewer: Viewer) => {
  requirePermission(viewer, "webhooks:write")
  requirePermission(viewer, "leads:read")
}

const lockWebhook = async (id: string, transaction: Transaction) => {
  const webhook = await Webhook.findOne({ where: { id: idOf(id) }, transaction, lock: true })
  if (!webhook) throw new NotFoundError("webhook")
  return webhook
}

const checkFilter = async (filter: LeadConditions | null | undefined) => {
  if (!filter) return
  if (filter.leadType !== null) kindOf(filter.leadType)
  await checkConditions(filter, "filter")
}

export const describeFilter = async (
  viewer: Viewer,
  filter: LeadConditions,
  describe: typeof describeLeads,
): Promise<string> => {
  requirePermission(viewer, "webhooks:write")
  return (await describe())(filter)
}

export const listWebhooks = async (viewer: Viewer): Promise<WebhookRow[]> => {
  requirePermission(viewer, "webhooks:write")
  return (await Webhook.findAll({ order: ["id"] })).map((webhook) => webhook.get())
}

export const getWebhook = async (viewer: Viewer, id: string): Promise<WebhookRow> => {
  requirePermission(viewer, "webhooks:write")
  const webhook = await Webhook.findOne({ where: { id: idOf(id) } })
  if (!webhook) throw new NotFoundError("webhook", id)
  return webhook.get()
}

export const listWebhookDeliveries = async (
  viewer: Viewer,
  {
    webhookId,
    status,
    ...page
  }: PageRequest & { webhookId: string; status?: WebhookDeliveryStatus | null | undefined },
): Promise<WebhookDeliveryPage> => {
  requireSeeingLeads(viewer)
  const where = { webhookId: idOf(webhookId), ...(status && { status }) }
  return readPage(WebhookDelivery, page, { where, count: createLazyCount(WebhookDelivery, { where }) })
}

export const findWebhookDelivery = async (viewer: Viewer, id: string): Promise<WebhookDeliveryRow | null> => {
  requireSeeingLeads(viewer)
  return (await WebhookDelivery.findOne({ where: { id: idOf(id) } }))?.get() ?? null
}

export const createWebhookLoaders = (viewer: Viewer) => ({
  webhookAttempts: new DataLoader<number, WebhookAttempt[]>(async (deliveryIds) => {
    requirePermission(viewer, "webhooks:write")
    const attempts = await WebhookAttempt.findAll({ where: { deliveryId: [...deliveryIds] }, order: ["id"] })
    return deliveryIds.map((id) => attempts.filter(({ deliveryId }) => deliveryId === id))
  }),
})

/** Returns the secret, which cannot be read again later. Events from before the creation are not sent. */
export const createWebhook = async (
  viewer: Viewer,
  input: unknown,
): Promise<{ webhook: WebhookRow; secret: string }> => {
  requireSeeingLeads(viewer)
  requireFreshProof(viewer)
  const createdById = responsibleAccountId(viewer)
  const values = parseInput(creation(config.webhooks.allowsLocal), input)
  await checkFilter(values.filter)
  const secret = newSecret()
  const position = await headPosition()
  return inTransaction(async (transaction) => {
    if ((await Webhook.count({ transaction })) >= WEBHOOKS_MAX)
      throw new ConflictError(`There are ${WEBHOOKS_MAX} webhooks already. Delete one first.`)
    const webhook = await Webhook.create({ ...values, secret, position, createdById }, { transaction })
    await recordChange("webhook.created", viewer, webhook.id, transaction, { host: new URL(webhook.url).host })
    return { webhook: webhook.get(), secret }
  })
}

/** A re-enabled webhook gets only later events. `replayWebhook` sends those that it missed. */
export const updateWebhook = async (viewer: Viewer, id: string, input: unknown): Promise<WebhookRow> => {
  requireSeeingLeads(viewer)
  requireFreshProof(viewer)
  const { isEnabled, ...values } = parseInput(change(config.webhooks.allowsLocal), input)
  await checkFilter(values.filter)
  const head = await headPosition()
  return inTransaction(async (transaction) => {
    const webhook = await lockWebhook(id, transaction)
    const isSwitched = isEnabled !== undefined && isEnabled !== webhook.isEnabled
    if (isSwitched && isEnabled) webhook.set({ isEnabled, disabledReason: null, failingSince: null, position: head })
    if (isSwitched && !isEnabled) {
      webhook.set({ isEnabled, disabledReason: null })
      await cancelWaiting(webhook.id, transaction)
    }
    webhook.set(values)
    const fields = webhook.changed() || []
    if (fields.length > 0) {
      await webhook.save({ transaction })
      await recordChange("webhook.updated", viewer, webhook.id, transaction, { fields })
    }
    return webhook.get()
  })
}

export const deleteWebhook = async (viewer: Viewer, id: string): Promise<string> => {
  requirePermission(viewer, "webhooks:write")
  await inTransaction(async (transaction) => {
    const webhook = await lockWebhook(id, transaction)
    const ofWebhook = literal(`(SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhook.id})`)
    await WebhookAttempt.destroy({ where: { deliveryId: { [Op.in]: ofWebhook } }, transaction })
    await WebhookDelivery.destroy({ where: { webhookId: webhook.id }, transaction })
    await webhook.destroy({ transaction })
    await recordChange("webhook.deleted", viewer, webhook.id, transaction)
  })
  return id
}

/** The old secret also signs for a day, so that receivers can switch. */
export const rotateWebhookSecret = async (viewer: Viewer, id: string) => {
  requirePermission(viewer, "webhooks:write")
  requireFreshProof(viewer)
  const secret = newSecret()
  return inTransaction(async (transaction) => {
    const webhook = await lockWebhook(id, transaction)
    const previousSecretEndsAt = new Date(clock.wallTime().getTime() + OLD_SECRET_SIGNS_MS)
    await webhook.update({ secret, previousSecret: webhook.secret, previousSecretEndsAt }, { transaction })
    await recordChange("webhook.secret_rotated", viewer, webhook.id, transaction)
    return { webhook: webhook.get(), secret }
  })
}

export const sendTestWebhook = async (viewer: Viewer, id: string): Promise<WebhookDeliveryRow> => {
  requirePermission(viewer, "webhooks:write")
  return inTransaction(async (transaction) => {
    const webhook = await lockWebhook(id, transaction)
    const now = clock.date()
    const messageId = `test_${randomUUID()}`
    const test = { webhookId: webhook.id, messageId, eventId: null, type: TEST_TYPE, ...queuedRow(now), createdAt: now }
    const delivery = await WebhookDelivery.create(test, { transaction })
    transaction.afterCommit(webhookQueued.notify)
    return delivery.get()
  })
}

/** The message id stays, so that the receiver can drop a duplicate. */
export const resendWebhookDelivery = async (viewer: Viewer, id: string): Promise<WebhookDeliveryRow> => {
  requireSeeingLeads(viewer)
  return inTransaction(async (transaction) => {
    const where = { id: idOf(id) }
    const delivery = await WebhookDelivery.findOne({ where, transaction, lock: true })
    if (!delivery) throw new NotFoundError("webhook delivery")
    if (!canBeResent(delivery)) throw new ConflictError("The message waits to be sent, or is being sent.")
    const { isEnabled } = await lockWebhook(String(delivery.webhookId), transaction)
    if (!isEnabled) throw new ConflictError(refusals.webhookIsOff)
    await delivery.update(queuedRow(clock.date()), { transaction })
    await recordChange("webhook.resent", viewer, delivery.webhookId, transaction, { deliveryId: delivery.id })
    transaction.afterCommit(webhookQueued.notify)
    return delivery.get()
  })
}

/** Message ids stay the same, so that receivers can drop duplicates. */
export const replayWebhook = async (
  viewer: Viewer,
  { id, ...input }: { id: string; [name: string]: unknown },
): Promise<WebhookRow> => {
  requireSeeingLeads(viewer)
  const start = parseInput(replay, input)
  const position = start.since ? await positionBefore(start.since) : start.position
  const head = await headPosition()
  await inTransaction(async (transaction) => {
    const webhook = await lockWebhook(id, transaction)
    if (!webhook.isEnabled) throw new ConflictError(refusals.webhookIsOff)
    await webhook.update({ position: Math.min(position, webhook.position) }, { transaction })
    await recordChange("webhook.replayed", viewer, webhook.id, transaction, { position })
  })
  // Also advances other webhooks that are behind.
  await fanOutUpTo(head)
  return (await Webhook.findByPk(idOf(id), { rejectOnEmpty: true })).get()
}

export const countWebhookMessages = async (viewer: Viewer, { id }: Pick<WebhookRow, "id">, status: CountedStatus) => {
  requirePermission(viewer, "webhooks:write")
  return WebhookDelivery.count({ where: { webhookId: id, status } })
}
