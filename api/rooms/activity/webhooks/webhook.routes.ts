import type { Request, Response } from "express"
import * as z from "zod"
import { webhookDeliveryStatuses, webhookEvents, webhookFormats } from "../../../contract/activity/webhooks.ts"
import { isJsonObject, type JsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { moment } from "../../../contract/api/queryParameters.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import { fragmentReader, graphqlCall } from "../../../edges/operations/graphqlCall.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { exactlyOneOf, inSnakeCase } from "../../leads/lead/lead.schemas.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { change, creation, positionSchema } from "./webhook.rules.ts"
import { getWebhook, listWebhookDeliveries } from "./webhook.service.ts"

const WEBHOOK = `fragment Webhook on Webhook {
  id url description events format
  filter { leadType conditions { field values } sentence }
  isEnabled disabledReason failingSince previousSecretEndsAt position: queuedPosition createdAt
}`

const WITH_SECRET = `fragment WebhookWithSecret on WebhookSecretPayload { _: webhook { ...Webhook } secret } ${WEBHOOK}`

const DELIVERY = `fragment WebhookDelivery on WebhookDelivery {
  id messageId type status attemptCount dueAt deliveredAt createdAt body
  attempts { startedAt endedAt outcome statusCode explanation answer }
}`

const delivery = fragmentReader(DELIVERY, "WebhookDelivery")

const condition = z.object({
  field: z.string().meta({ description: "Such as `city`, `status`, `owner`, `source`, `campaign` or `locale`." }),
  values: z.array(z.string()).meta({ description: "Alternatives. An owner is an account id, or `nobody`." }),
})
const filter = z
  .object({
    lead_type: z.enum(leadKinds.map(({ type }) => type)).nullish(),
    conditions: z
      .array(condition)
      .optional()
      .meta({ description: "Up to 10 conditions, all of which a lead must meet." }),
  })
  .nullish()
  .meta({ description: "Filter of the leads; null for all leads." })

const bodyOf = (rules: z.ZodObject) => z.object({ ...inSnakeCase(rules.shape), filter })

const replayed = z
  .object({
    after_position: positionSchema.optional().meta({ description: "Events after this position; 0 for all." }),
    since: moment.optional().meta({
      type: "string",
      format: "date-time",
      description: "Events since one minute before this time.",
    }),
  })
  .meta(exactlyOneOf([["after_position", "since"]]))
const deliveryQuery = z.object({
  ...pageParameters,
  status: z.enum(webhookDeliveryStatuses, "Use one of the statuses of a delivery.").optional(),
})

const fieldNames = { leadType: "filter" }

const toInput = (body: JsonObject): JsonObject => {
  const { filter, ...values } = fromRestNames(body)
  if (filter === undefined) return values
  if (!isJsonObject(filter)) return { ...values, filter }
  // Unknown names stay, so that errors quote them as sent.
  const { lead_type: leadType, ...others } = filter
  return { ...values, filter: { ...others, leadType } }
}

const toReplay = (body: JsonObject): JsonObject => {
  const { after_position: after, since } = parseInput(replayed, body)
  return { since, afterPosition: after?.toString() }
}

const example = {
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
const withSecret = { ...example, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=" }
const exampleDelivery = {
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
const { sentence: _sentence, ...givenFilter } = example.filter

const sendDeliveries = async (request: Request, response: Response) => {
  const viewer = viewerOf(request)
  const { status } = parseInput(deliveryQuery, request.query)
  const { id } = await getWebhook(viewer, String(request.params.id))
  const page = async (paging: PageRequest) => {
    const { nodes, ...rest } = await listWebhookDeliveries(viewer, { ...paging, webhookId: String(id), status })
    return { ...rest, nodes: await delivery.readAll(request, response, nodes) }
  }
  const all = async function* () {
    let after: string | null = null
    do {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof page>> = await page({ first: 100, after })
      yield* nodes
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
  }
  await sendList(request, response, { all, page, present: (row) => row })
}

export const webhookCalls: RestCall[] = [
  graphqlCall({
    route: "GET /webhooks",
    operationId: "listWebhooks",
    summary: "List webhooks",
    document: `{ webhooks { ...Webhook } } ${WEBHOOK}`,
    examples: { all: { status: 200, answer: [example] } },
  }),
  graphqlCall({
    route: "POST /webhooks",
    document: `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ...WebhookWithSecret } } ${WITH_SECRET}`,
    body: bodyOf(creation(false)),
    toInput,
    fieldNames,
    status: 201,
    examples: {
      phoenix: {
        body: { url: example.url, description: example.description, events: example.events, filter: givenFilter },
        status: 201,
        answer: withSecret,
      },
    },
  }),
  graphqlCall({
    route: "GET /webhooks/:id",
    operationId: "getWebhook",
    summary: "Get a webhook",
    document: `query ($id: ID!) { webhook(id: $id) { ...Webhook } } ${WEBHOOK}`,
    examples: { one: { id: 1, status: 200, answer: example } },
  }),
  graphqlCall({
    route: "PUT /webhooks/:id",
    document: `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { _: webhook { ...Webhook } } } ${WEBHOOK}`,
    body: bodyOf(change(false)),
    toInput,
    fieldNames,
    examples: {
      all: {
        id: 1,
        body: { description: "All leads", filter: null },
        status: 200,
        answer: { ...example, filter: null },
      },
    },
  }),
  graphqlCall({
    route: "DELETE /webhooks/:id",
    document: "mutation ($id: ID!) { deleteWebhook(id: $id) { id } }",
    examples: { one: { id: 1, status: 200, answer: { id: 1 } } },
  }),
  graphqlCall({
    route: "POST /webhooks/:id/secret",
    document: `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { ...WebhookWithSecret } } ${WITH_SECRET}`,
    examples: { one: { id: 1, status: 200, answer: withSecret } },
  }),
  graphqlCall({
    route: "POST /webhooks/:id/test",
    operationId: "testWebhook",
    document: `mutation ($id: ID!) { sendTestWebhook(id: $id) { _: delivery { ...WebhookDelivery } } } ${DELIVERY}`,
    examples: {
      one: { id: 1, status: 200, answer: { ...exampleDelivery, message_id: "test_1", type: "webhook.test" } },
    },
  }),
  graphqlCall({
    route: "POST /webhooks/:id/replay",
    document: `mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { _: webhook { ...Webhook } } } ${WEBHOOK}`,
    body: replayed,
    toInput: toReplay,
    examples: { behind: { id: 1, body: { after_position: 1204 }, status: 200, answer: example } },
  }),
  {
    route: "GET /webhooks/:id/deliveries",
    operationId: "listWebhookDeliveries",
    needs: ["webhooks:write", "leads:read"],
    summary: "List the deliveries to a webhook",
    description:
      "Sent and queued messages, newest first, with every attempt: all of them, or a page with `limit` or `cursor`.",
    query: deliveryQuery,
    answers: {
      200: { description: "The messages.", json: z.array(delivery.rule), headers: ["X-Total-Count", "Link"] },
    },
    examples: { page: { id: 1, query: { limit: 10 }, status: 200, answer: [exampleDelivery] } },
    handle: sendDeliveries,
  },
  graphqlCall({
    route: "POST /webhooks/deliveries/:id/resend",
    document: `mutation ($id: ID!) { resendWebhookDelivery(id: $id) { _: delivery { ...WebhookDelivery } } } ${DELIVERY}`,
    examples: { one: { id: 1, status: 200, answer: exampleDelivery } },
  }),
]
