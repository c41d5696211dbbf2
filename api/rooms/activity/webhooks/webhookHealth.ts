import { Op } from "sequelize"
import { webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { WebhookAttempt, WebhookDelivery, type WebhookRow } from "./webhook.model.ts"

const { QUEUED, SENDING, DELIVERED, FAILED } = webhookDeliveryStatuses

const newestTried = (webhookId: number, status: string) =>
  WebhookDelivery.findOne({
    attributes: ["id", "deliveredAt"],
    where: { webhookId, status, attemptCount: { [Op.gt]: 0 } },
    order: [["id", "DESC"]],
  })

export const findWebhookHealth = async (viewer: Viewer, { id: webhookId }: Pick<WebhookRow, "id">) => {
  requirePermission(viewer, "webhooks:write")
  const [delivered, ...others] = await Promise.all(
    [DELIVERED, QUEUED, SENDING, FAILED].map((status) => newestTried(webhookId, status)),
  )
  const deliveryId = [delivered, ...others].flatMap((delivery) => (delivery ? [delivery.id] : []))
  const [lastAttempt, next] = await Promise.all([
    WebhookAttempt.findOne({ where: { deliveryId, endedAt: { [Op.ne]: null } }, order: [["id", "DESC"]] }),
    WebhookDelivery.findOne({
      attributes: ["dueAt"],
      where: { webhookId, status: QUEUED, dueAt: { [Op.ne]: null } },
      order: ["dueAt"],
    }),
  ])
  return { lastDeliveredAt: delivered?.deliveredAt ?? null, lastAttempt, nextAttemptAt: next?.dueAt ?? null }
}
