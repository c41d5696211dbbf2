import * as z from "zod"
import { type WebhookEvent, webhookEvents } from "../../contract/activity/webhooks.ts"
import { changeSchema } from "../../rooms/activity/changes/change.routes.ts"
import type { Parameter, PathItem } from "./document.ts"
import { jsonSchemaOf, type Schemas } from "./jsonSchemas.ts"

const summaries: Readonly<Record<WebhookEvent, string>> = {
  "lead.created": "A lead was submitted, added, imported or released from quarantine",
  "lead.status_changed": "The status of a lead changed",
  "lead.updated": "Anything else about a lead changed",
}

const signed: Readonly<Record<string, string>> = {
  "webhook-id": "The same for each attempt: store it to detect repeats.",
  "webhook-timestamp": "Time of this attempt, in seconds since 1970.",
  "webhook-signature":
    "Signature with the secret, by the Standard Webhooks specification. Two signatures for 24 hours after a rotation.",
}

const parameters = Object.entries(signed).map(
  ([name, description]): Parameter => ({ name, in: "header", required: true, description, schema: { type: "string" } }),
)

const { type: change, occurred_at: timestamp, ...others } = changeSchema.shape

const data = z.object({ ...others, change }).meta({ id: "WebhookData" })

export const webhookDocument = (named: Schemas): Record<string, PathItem> =>
  Object.fromEntries(
    Object.values(webhookEvents).map((event) => [
      event,
      {
        post: {
          operationId: event.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase()),
          tags: ["Webhooks"],
          summary: summaries[event],
          description:
            "Sent to webhooks subscribed to the event. A status from 200 to 299 within 10 seconds accepts the message; otherwise it is sent again, up to ten attempts in all within about three days.",
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: jsonSchemaOf(z.object({ type: z.literal(event), timestamp, data }), named),
              },
            },
          },
          responses: { "2XX": { description: "Accepted." } },
        },
      },
    ]),
  )
