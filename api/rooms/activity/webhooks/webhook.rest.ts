import * as z from "zod"
import {
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
  webhookEvents,
  webhookFormats,
} from "../../../contract/activity/webhooks.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import type { AskedLeads } from "../../automation/rules/ruleFields.rules.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { WebhookAttempt, WebhookDeliveryRow, WebhookRow } from "./webhook.model.ts"

const optionalMoment = z.iso.datetime().nullable()

const conditionSchema = z.object({
  field: z.string().meta({ description: "As in `city`, `status`, `owner`, `source`, `campaign` or `locale`." }),
  values: z.array(z.string()).meta({ description: "Any of these. An owner is the id of an account, or `nobody`." }),
})

export const filterSchema = z.object({
  lead_type: z.enum(leadKinds.map(({ type }) => type)).nullish(),
  conditions: z.array(conditionSchema).optional().meta({ description: "What a lead must be like: all of them." }),
})

export const webhookSchema = z
  .object({
    id: z.int(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEvents)),
    format: z.enum(webhookFormats),
    filter: z
      .object({ lead_type: z.string().nullable(), conditions: z.array(conditionSchema), sentence: z.string() })
      .nullable()
      .meta({ description: "Which leads it is told of; null for all of them." }),
    is_enabled: z.boolean(),
    disabled_reason: z.string().nullable().meta({ description: "Why it was switched off, if nobody did it." }),
    failing_since: optionalMoment.meta({ description: "Since when every attempt has failed." }),
    previous_secret_ends_at: optionalMoment.meta({ description: "Until when the secret before signs as well." }),
    position: z.int().meta({ description: "The position up to which its messages are queued." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Webhook" })

export const secretSchema = webhookSchema
  .extend({ secret: z.string().meta({ description: "Signs its messages. Nothing shows it again." }) })
  .meta({ id: "WebhookWithSecret" })

const attemptSchema = z.object({
  started_at: z.iso.datetime(),
  ended_at: optionalMoment,
  outcome: z.enum(webhookAttemptOutcomes).nullable(),
  status_code: z.int().nullable(),
  explanation: z.string().nullable(),
  answer: z.string().nullable().meta({ description: "How the answer begins, or the code of the failure." }),
})

export const deliverySchema = z
  .object({
    id: z.int(),
    message_id: z.string().meta({ description: "Its `webhook-id`, the same however often it is sent." }),
    type: z.string().meta({ description: "What it tells, as in `lead.created`." }),
    status: z.enum(webhookDeliveryStatuses),
    attempt_count: z.int(),
    due_at: optionalMoment.meta({ description: "When the next attempt is due." }),
    delivered_at: optionalMoment,
    created_at: z.iso.datetime(),
    body: z.string().nullable().meta({ description: "What was sent last; null before, and after seven days." }),
    attempts: z.array(attemptSchema),
  })
  .meta({ id: "WebhookDelivery" })

export const webhookToRest = (webhook: WebhookRow, describe: (filter: AskedLeads) => string) => {
  const { filter } = webhook
  return toRest(webhookSchema, webhook, {
    filter: filter && { lead_type: filter.leadType, conditions: filter.conditions, sentence: describe(filter) },
    position: Number(webhook.position),
  })
}

export const deliveryToRest = (delivery: WebhookDeliveryRow, attempts: readonly WebhookAttempt[]) =>
  toRest(deliverySchema, delivery, { attempts: attempts.map((attempt) => toRest(attemptSchema, attempt)) })

/** A webhook as the reference shows it, its secret, and what was sent to it. */
export const example = {
  id: 1,
  url: "https://crm.example.com/hooks/farelight",
  description: "Leads from Phoenix",
  events: [webhookEvents.LEAD_CREATED],
  format: webhookFormats.STANDARD,
  filter: {
    lead_type: "driver_application",
    conditions: [{ field: "city", values: ["Phoenix"] }],
    sentence: "each driver application from Phoenix",
  },
  is_enabled: true,
  disabled_reason: null,
  failing_since: null,
  previous_secret_ends_at: null,
  position: 1204,
  created_at: "2026-11-21T09:30:00.000Z",
}
export const exampleSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
export const exampleDelivery = {
  id: 1,
  message_id: "msg_1042_9f86d081884c7d65",
  type: webhookEvents.LEAD_CREATED,
  status: webhookDeliveryStatuses.QUEUED,
  attempt_count: 0,
  due_at: "2026-11-21T09:30:00.000Z",
  delivered_at: null,
  created_at: "2026-11-21T09:30:00.000Z",
  body: null,
  attempts: [],
}
