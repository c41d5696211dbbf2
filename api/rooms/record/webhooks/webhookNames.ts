import { Webhook } from "./webhook.model.ts"

/** What webhooks are called by who works here, by id, but those of tests. Their addresses are for owners. */
export const readWebhookNames = async (): Promise<ReadonlyMap<string, string>> => {
  const webhooks = await Webhook.findAll({ attributes: ["id", "description"], where: { isTest: false } })
  return new Map(webhooks.map(({ id, description }) => [String(id), description || `number ${id}`]))
}
