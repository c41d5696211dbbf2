import * as z from "zod"
import { toRest } from "../../../contract/api/toRest.ts"
import { leftOutReasons, messageDirections, messageKinds, messageMatches } from "../../../contract/mail/messages.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import { wordsOf } from "../../leads/lead/lead.schemas.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import type { LeadMessageRow } from "../../leads/related/leadMessage.model.ts"
import { messagesOfLead } from "./messages.service.ts"

const attachmentSchema = z.object({
  name: z.string(),
  content_type: z.string(),
  size: z.int(),
  file_id: z.int().nullable(),
  left_out: z.enum(leftOutReasons).nullable(),
})

export const messageSchema = z
  .object({
    id: z.int(),
    direction: z.enum(messageDirections),
    kind: z.enum(messageKinds),
    matched_by: z.enum(messageMatches).nullable(),
    from_name: z.string().nullable(),
    from_address: z.string().nullable().meta({ description: "From address, which is easy to forge." }),
    subject: z.string(),
    text: z.string(),
    quoted_text: z.string().nullable(),
    html: z.string().nullable(),
    attachments: z.array(attachmentSchema),
    email_log_id: z
      .int()
      .nullable()
      .meta({ description: "Id of the log entry of a sent message. Null for received messages." }),
    sent_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "LeadMessage" })

const present = (row: LeadMessageRow) =>
  toRest(messageSchema, row, { attachments: row.attachments.map((one) => toRest(attachmentSchema, one)) })

const example = {
  id: 1,
  direction: messageDirections.INCOMING,
  kind: messageKinds.LETTER,
  matched_by: messageMatches.TOKEN,
  from_name: "Ana Gomez",
  from_address: "ana@example.com",
  subject: "Re: Your application",
  text: "Here is my insurance card.",
  quoted_text: null,
  html: null,
  attachments: [{ name: "card.pdf", content_type: "application/pdf", size: 48_213, file_id: 1, left_out: null }],
  email_log_id: null,
  sent_at: "2026-11-21T09:29:58.000Z",
  created_at: "2026-11-21T09:30:00.000Z",
}

export const messageCalls = (kind: LeadKind): RestCall[] => [
  {
    route: `GET ${kind.rest.leadPath}/:id/messages`,
    operationId: `list${kind.graphql.type}Messages`,
    needs: "mail:read",
    summary: `List the messages of ${wordsOf(kind).one}`,
    description: "Sent and received messages, oldest first: all of them, or a page with `limit` or `cursor`.",
    query: z.object(pageParameters),
    answers: {
      200: { description: "The messages.", json: z.array(messageSchema), headers: ["X-Total-Count", "Link"] },
    },
    examples: { all: { id: 1, status: 200, answer: [example] } },
    handle: async (request, response) => {
      const messages = await messagesOfLead(kind, viewerOf(request), String(request.params.id))
      await sendList(request, response, { ...messages, present })
    },
  },
]
