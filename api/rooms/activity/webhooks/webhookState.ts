import { Op } from "sequelize"
import { Webhook, WebhookDelivery } from "./webhook.model.ts"

/** What has not reached webhooks, and how many of them were switched off because they did not work. */
export const readWebhookState = async () => {
  // Of what waits alone, which has an index.
  const where = { dueAt: { [Op.ne]: null } }
  const [waitingCount, oldest, switchedOffCount] = await Promise.all([
    WebhookDelivery.count({ where }),
    WebhookDelivery.findOne({ attributes: ["waitingSince"], where, order: ["waitingSince"] }),
    Webhook.count({ where: { isEnabled: false, disabledReason: { [Op.ne]: null } } }),
  ])
  return { waitingCount, oldestWaitingSince: oldest?.waitingSince ?? null, switchedOffCount }
}
