import { Op } from "sequelize"
import { Webhook, WebhookDelivery } from "./webhook.model.ts"

export const readWebhookState = async () => {
  // Only unfinished messages have `dueAt`, which has an index.
  const where = { dueAt: { [Op.ne]: null } }
  const [waitingCount, oldest, switchedOffCount] = await Promise.all([
    WebhookDelivery.count({ where }),
    WebhookDelivery.findOne({ attributes: ["waitingSince"], where, order: ["waitingSince"] }),
    Webhook.count({ where: { isEnabled: false, disabledReason: { [Op.ne]: null } } }),
  ])
  return { waitingCount, oldestWaitingSince: oldest?.waitingSince ?? null, switchedOffCount }
}
