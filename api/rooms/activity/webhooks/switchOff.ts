import type { Transaction } from "sequelize"
import { webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import { recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { Webhook, WebhookDelivery } from "./webhook.model.ts"
import { cancelled } from "./webhookLifecycle.ts"

export const cancelWaiting = (webhookId: number, transaction: Transaction) =>
  WebhookDelivery.update(cancelled(), {
    where: { webhookId, status: webhookDeliveryStatuses.QUEUED },
    transaction,
  })

/** Only the first of several concurrent failures switches the webhook off, so that managers get one mail. */
export const switchOff = async (webhookId: number, reason: string, transaction: Transaction) => {
  const where = { id: webhookId, isEnabled: true }
  const [isFirst] = await Webhook.update({ isEnabled: false, disabledReason: reason }, { where, transaction })
  if (!isFirst) return
  await cancelWaiting(webhookId, transaction)
  await recordEvents([{ type: "webhook.switched_off", subjectId: webhookId, origin: systemOrigin }], transaction)
  const webhook = await Webhook.findByPk(webhookId, { transaction, rejectOnEmpty: true })
  const named = { description: webhook.description, host: new URL(webhook.url).host }
  for (const user of await User.findAll({ where: usersWithPermission("team:manage"), transaction }))
    await queueAccountEmail({ type: "WEBHOOK_SWITCHED_OFF", ...named, reason, user }, transaction)
}
