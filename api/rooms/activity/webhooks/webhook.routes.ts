import type { Request, RequestHandler } from "express"
import * as z from "zod"
import { webhookDeliveryStatuses, webhookEvents, webhookFormats } from "../../../contract/activity/webhooks.ts"
import { isJsonObject, type JsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { moment } from "../../../contract/api/queryParameters.ts"
import { fromRestNames } from "../../../contract/api/restNames.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { renameFields } from "../../../edges/http/rest/fieldNames.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { describeLeads } from "../../automation/rules/ruleNames.ts"
import { exactlyOneOf } from "../../leads/lead/lead.schemas.ts"
import type { WebhookDeliveryRow, WebhookRow } from "./webhook.model.ts"
import {
  deliverySchema,
  deliveryToRest,
  example,
  exampleDelivery,
  exampleSecret,
  filterSchema,
  secretSchema,
  webhookSchema,
  webhookToRest,
} from "./webhook.rest.ts"
import { aPosition, DESCRIPTION_MAX, URL_MAX } from "./webhook.rules.ts"
import {
  createWebhook,
  deleteWebhook,
  findAttempts,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from "./webhook.service.ts"

const shared = { needs: "webhooks:write", tag: "Webhooks" } as const
/** Of what has leads sent, or shows what was. */
const sharedWithLeads = { ...shared, needs: ["webhooks:write", "leads:read"] } as const

const url = z.string().meta({
  description: "Where messages are posted: https, on the public Internet.",
  pattern: "^\\s*https://",
  maxLength: URL_MAX,
})
const description = z.string().optional().meta({ description: "What to call it.", maxLength: DESCRIPTION_MAX })
const events = z.array(z.enum(webhookEvents)).meta({ description: "What to tell it of.", minItems: 1 })
const filter = filterSchema.nullish().meta({ description: "Which leads to tell it of; null for all of them." })

const creation = z.object({
  url,
  events,
  description,
  format: z.enum(webhookFormats).optional(),
  filter,
})
const change = z.object({
  url: url.optional(),
  events: events.optional(),
  description,
  filter,
  is_enabled: z.boolean().optional().meta({ description: "Whether to tell it anything." }),
})
const replayed = z
  .object({
    after_position: aPosition
      .optional()
      .meta({ description: "All that has happened after this position; 0 is the beginning." }),
    since: moment.optional().meta({
      type: "string",
      format: "date-time",
      description: "All that has happened since this moment, and in the minute before.",
    }),
  })
  .meta(exactlyOneOf([["after_position", "since"]]))
const deliveryQuery = z.object({
  ...pageParameters,
  status: z.enum(webhookDeliveryStatuses, "Use one of the statuses of a delivery.").optional(),
})

const inputNames = { isEnabled: "is_enabled", leadType: "filter", afterPosition: "after_position" }

/** The input of a service from a body, whose filter has REST's names as well. */
const inputOf = (body: JsonObject): JsonObject => {
  const { filter, ...values } = fromRestNames(body)
  if (filter === undefined) return values
  if (!isJsonObject(filter)) return { ...values, filter }
  // Any other name is refused as it was sent.
  const { lead_type: leadType, ...others } = filter
  return { ...values, filter: { ...others, leadType } }
}

const told = async (webhook: WebhookRow) => webhookToRest(webhook, await describeLeads())

const withSecret = async ({ webhook, secret }: { webhook: WebhookRow; secret: string }) => ({
  ...(await told(webhook)),
  secret,
})

const tellDeliveries = async (viewer: Viewer, deliveries: readonly WebhookDeliveryRow[]) => {
  const attempts = await findAttempts(viewer, deliveries)
  const ofDelivery = (id: number) => attempts.filter(({ deliveryId }) => deliveryId === id)
  return deliveries.map((delivery) => deliveryToRest(delivery, ofDelivery(delivery.id)))
}

/** Answers with the webhook or message of the path as `act` leaves it. Refusals name fields as REST does. */
const answerWith =
  (act: (viewer: Viewer, id: string, request: Request) => Promise<unknown>, status = 200): RequestHandler =>
  async (request, response) => {
    const answer = act(viewerOf(request), String(request.params.id), request)
    response.status(status).json(await renameFields(answer, inputNames))
  }

const answerWithMessage = (send: (viewer: Viewer, id: string) => Promise<WebhookDeliveryRow>) =>
  answerWith(async (viewer, id) => (await tellDeliveries(viewer, [await send(viewer, id)]))[0])

const { sentence: _sentence, ...givenFilter } = example.filter

const webhookAnswer = { 200: { description: "The webhook as it now is.", json: webhookSchema } }
const deliveryAnswer = { 200: { description: "The message, which is sent at once.", json: deliverySchema } }

export const webhookCalls: RestCall[] = [
  {
    ...shared,
    method: "get",
    path: "/webhooks",
    operationId: "listWebhooks",
    summary: "List webhooks",
    description: "Oldest first: all of them.",
    answers: { 200: { description: "The webhooks.", json: z.array(webhookSchema) } },
    examples: { all: { status: 200, answer: [example] } },
    handle: answerWith(async (viewer) => {
      const webhooks = await listWebhooks(viewer)
      const describe = await describeLeads()
      return webhooks.map((webhook) => webhookToRest(webhook, describe))
    }),
  },
  {
    ...sharedWithLeads,
    method: "post",
    path: "/webhooks",
    operationId: "createWebhook",
    freshProof: "always",
    summary: "Add a webhook",
    description:
      "It is told what happens from now on, of all leads or those that a filter keeps. 409 for more than 20.",
    body: creation,
    answers: { 201: { description: "It is there, with its secret.", json: secretSchema } },
    examples: {
      phoenix: {
        body: { url: example.url, description: example.description, events: example.events, filter: givenFilter },
        status: 201,
        answer: { ...example, secret: exampleSecret },
      },
    },
    handle: answerWith(async (viewer, _id, { body }) => withSecret(await createWebhook(viewer, inputOf(body))), 201),
  },
  {
    ...shared,
    method: "get",
    path: "/webhooks/:id",
    operationId: "getWebhook",
    summary: "Get a webhook",
    answers: { 200: { description: "The webhook.", json: webhookSchema } },
    examples: { one: { id: 1, status: 200, answer: example } },
    handle: answerWith(async (viewer, id) => told(await getWebhook(viewer, id))),
  },
  {
    ...sharedWithLeads,
    method: "put",
    path: "/webhooks/:id",
    operationId: "updateWebhook",
    freshProof: "always",
    summary: "Change a webhook",
    description:
      "What is left out stays. One that is switched on again is told what happens from then on; a replay tells it what it missed.",
    body: change,
    answers: webhookAnswer,
    examples: {
      all: {
        id: 1,
        body: { description: "All leads", filter: null },
        status: 200,
        answer: { ...example, filter: null },
      },
    },
    handle: answerWith(async (viewer, id, { body }) => told(await updateWebhook(viewer, id, inputOf(body)))),
  },
  {
    ...shared,
    method: "delete",
    path: "/webhooks/:id",
    operationId: "deleteWebhook",
    summary: "Delete a webhook",
    description: "With all that was sent to it. What it has missed is told to nobody.",
    answers: { 200: { description: "It is gone.", json: z.object({ id: z.int() }) } },
    examples: { one: { id: 1, status: 200, answer: { id: 1 } } },
    handle: answerWith(async (viewer, id) => ({ id: Number(await deleteWebhook(viewer, id)) })),
  },
  {
    ...shared,
    method: "post",
    path: "/webhooks/:id/secret",
    operationId: "rotateWebhookSecret",
    freshProof: "always",
    summary: "Give a webhook another secret",
    description: "For 24 hours the one before signs as well.",
    answers: { 200: { description: "The webhook with its new secret.", json: secretSchema } },
    examples: { one: { id: 1, status: 200, answer: { ...example, secret: exampleSecret } } },
    handle: answerWith(async (viewer, id) => withSecret(await rotateWebhookSecret(viewer, id))),
  },
  {
    ...shared,
    method: "post",
    path: "/webhooks/:id/test",
    operationId: "testWebhook",
    summary: "Send a webhook a test",
    description: "The message `webhook.test`, once.",
    answers: deliveryAnswer,
    examples: {
      one: { id: 1, status: 200, answer: { ...exampleDelivery, message_id: "test_1", type: "webhook.test" } },
    },
    handle: answerWithMessage(sendTestWebhook),
  },
  {
    ...sharedWithLeads,
    method: "post",
    path: "/webhooks/:id/replay",
    operationId: "replayWebhook",
    summary: "Tell a webhook again what has happened",
    description:
      "After a position or since a moment, one of the two, under the same message ids, as far as its filter keeps it. 409 for one " +
      "that is off.",
    body: replayed,
    answers: webhookAnswer,
    examples: { behind: { id: 1, body: { after_position: 1204 }, status: 200, answer: example } },
    handle: answerWith(async (viewer, id, { body }) => {
      const { after_position: after, since } = parseInput(replayed, body)
      return told(await replayWebhook(viewer, { id, since, afterPosition: after?.toString() }))
    }),
  },
  {
    ...sharedWithLeads,
    method: "get",
    path: "/webhooks/:id/deliveries",
    operationId: "listWebhookDeliveries",
    summary: "List what was sent to a webhook",
    description: "Or is to be sent, newest first, with every attempt: all of it, or with `limit` or `cursor` a page.",
    query: deliveryQuery,
    answers: {
      200: { description: "The messages.", json: z.array(deliverySchema), headers: ["X-Total-Count", "Link"] },
    },
    examples: { page: { id: 1, query: { limit: 10 }, status: 200, answer: [exampleDelivery] } },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const { status } = parseInput(deliveryQuery, request.query)
      const { id } = await getWebhook(viewer, String(request.params.id))
      const page = async (asked: PageRequest) => {
        const { nodes, ...rest } = await listWebhookDeliveries(viewer, { ...asked, webhookId: String(id), status })
        return { ...rest, nodes: await tellDeliveries(viewer, nodes) }
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
    },
  },
  {
    ...sharedWithLeads,
    method: "post",
    path: "/webhooks/deliveries/:id/resend",
    operationId: "resendWebhookDelivery",
    summary: "Send a message again",
    description: "Under the same `webhook-id`. 409 for one that waits or is being sent, and for a webhook that is off.",
    answers: deliveryAnswer,
    examples: { one: { id: 1, status: 200, answer: exampleDelivery } },
    handle: answerWithMessage(resendWebhookDelivery),
  },
]
