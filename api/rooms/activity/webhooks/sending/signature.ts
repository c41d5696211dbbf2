import { randomBytes } from "node:crypto"
import { Webhook as Signer } from "standardwebhooks"
import { webhookHeaders } from "../../../../contract/activity/webhooks.ts"

export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`

/** Headers of the Standard Webhooks specification, signed with each secret. */
export const signedHeaders = (secrets: readonly string[], messageId: string, body: string, now: Date) => ({
  ...webhookHeaders,
  "webhook-id": messageId,
  "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
  "webhook-signature": secrets.map((secret) => new Signer(secret).sign(messageId, now, body)).join(" "),
})
