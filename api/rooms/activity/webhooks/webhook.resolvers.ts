import { webhookDeliveryStatuses } from "../../../contract/activity/webhooks.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { describeLeads } from "../../automation/rules/ruleNames.ts"
import {
  countWebhookMessages,
  createWebhook,
  deleteWebhook,
  describeFilter,
  findWebhookDelivery,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from "./webhook.service.ts"
import { findWebhookHealth } from "./webhookHealth.ts"

const { QUEUED, FAILED } = webhookDeliveryStatuses

const INT_MAX = 2 ** 31 - 1

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_parent, _args, { viewer }) => listWebhooks(viewer),
    webhook: (_parent, { id }, { viewer }) => getWebhook(viewer, id),
    webhookDeliveries: (_parent, request, { viewer }) => listWebhookDeliveries(viewer, request),
    webhookDelivery: (_parent, { id }, { viewer }) => findWebhookDelivery(viewer, id),
  },
  Mutation: {
    createWebhook: (_parent, { input }, { viewer }) => createWebhook(viewer, input),
    updateWebhook: async (_parent, { input: { id, ...values } }, { viewer }) => ({
      webhook: await updateWebhook(viewer, id, values),
    }),
    deleteWebhook: async (_parent, { id }, { viewer }) => ({ id: await deleteWebhook(viewer, id) }),
    rotateWebhookSecret: (_parent, { id }, { viewer }) => rotateWebhookSecret(viewer, id),
    sendTestWebhook: async (_parent, { id }, { viewer }) => ({ delivery: await sendTestWebhook(viewer, id) }),
    resendWebhookDelivery: async (_parent, { id }, { viewer }) => ({
      delivery: await resendWebhookDelivery(viewer, id),
    }),
    replayWebhook: async (_parent, { input }, { viewer }) => ({ webhook: await replayWebhook(viewer, input) }),
  },
  Webhook: {
    position: ({ position }) => Math.min(Number(position), INT_MAX),
    queuedPosition: ({ position }) => String(position),
    health: (webhook, _args, { viewer }) => findWebhookHealth(viewer, webhook),
    waitingCount: (webhook, _args, { viewer }) => countWebhookMessages(viewer, webhook, QUEUED),
    failedCount: (webhook, _args, { viewer }) => countWebhookMessages(viewer, webhook, FAILED),
  },
  WebhookFilter: {
    sentence: (filter, _args, { viewer, once }) =>
      describeFilter(viewer, filter, () => once("leadWords", describeLeads)),
  },
  WebhookDelivery: {
    attempts: ({ id }, _args, { loaders }) => loaders.webhookAttempts.load(id),
  },
}
