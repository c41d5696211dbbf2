import * as z from "zod"
import { toRest } from "../../../contract/api/toRest.ts"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import { listEmailLogs, type ReadableEmail, streamEmailLogs, withTexts } from "./email.service.ts"

const emailLogSchema = z
  .object({
    id: z.int(),
    log_type: z.string().meta({ description: "Type of the mail, such as `driver_receipt`." }),
    status: z.enum(emailLogStatuses),
    subject: z.string(),
    recipient: z.string(),
    body: z.string().meta({ description: "Plain text of the mail." }),
    form_data: z
      .record(z.string(), z.string())
      .meta({ description: "Submitted values of the related lead, by REST name." }),
    timestamp: z.iso.datetime(),
  })
  .meta({ id: "EmailLog" })

const emailLogToRest = ({ log, text }: ReadableEmail) =>
  toRest(emailLogSchema, log, { body: text.body, formData: text.formData, timestamp: log.createdAt })

export const emailLogCalls: RestCall[] = [
  {
    route: "GET /admin/email-logs",
    operationId: "listEmailLogs",
    needs: "mail:read",
    summary: "List the mail log",
    description: "Newest first: all mails, or a page with `limit` or `cursor`. Only owners see mails to accounts.",
    query: z.object(pageParameters),
    answers: {
      200: { description: "The mails.", json: z.array(emailLogSchema), headers: ["X-Total-Count", "Link"] },
    },
    examples: {
      page: {
        query: { limit: 10 },
        status: 200,
        answer: [
          {
            id: 7,
            log_type: "driver_receipt",
            status: emailLogStatuses.SENT,
            subject: "We've received your application",
            recipient: "ana@example.com",
            body: "Hello Ana, …",
            form_data: { name: "Ana Álvarez", city: "Los Angeles" },
            timestamp: "2026-11-21T09:30:00.000Z",
          },
        ],
      },
    },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      await sendList(request, response, {
        all: () => streamEmailLogs(viewer),
        page: async (paging) => {
          const { nodes, pageInfo, countAll } = await listEmailLogs(viewer, paging)
          return { nodes: await withTexts(viewer, nodes), pageInfo, countAll }
        },
        present: emailLogToRest,
      })
    },
  },
]
