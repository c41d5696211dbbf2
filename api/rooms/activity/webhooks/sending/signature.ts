import { randomBytes } from "node:crypto"
import { Webhook as Signer } from "standardwebhooks"

export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`

/** Standard Webhooks lets receivers accept any of several signatures, so that a secret can be rotated. */
export const signedHeaders = (secrets: readonly string[], messageId: string, body: string, now: Date) => ({
  "content-type": "application/json",
  "user-agent": "Farelight-Webhooks/1",
  "webhook-id": messageId,
  "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
  "webhook-signature": secrets.map((secret) => new Signer(secret).sign(messageId, now, body)).join(" "),
})
