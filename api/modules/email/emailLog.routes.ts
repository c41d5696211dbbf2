import { Router } from "express"
import { permitted, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { pageParameters, sendList } from "../../http/rest/sendList.ts"
import { listEmailLogs, type ReadableEmail, streamEmailLogs, withTexts } from "./email.service.ts"

/** A log entry as REST lists it. */
const emailLogToRest = ({ log, text }: ReadableEmail) => ({
  id: log.id,
  log_type: log.logType,
  status: log.status,
  subject: log.subject,
  recipient: log.recipient,
  body: text.body,
  form_data: text.formData,
  timestamp: log.createdAt,
})

/** REST for the mail log. */
export const emailLogRoutes = Router()

/** The whole log, newest first, or with `limit` and `cursor` a page of it. */
emailLogRoutes.get(
  "/admin/email-logs",
  permitted("mail:read"),
  acceptOnly({ query: pageParameters }),
  async (request, response) => {
    const viewer = viewerOf(request)
    await sendList(request, response, {
      all: () => streamEmailLogs(viewer),
      page: async (asked) => {
        const { nodes, pageInfo, countAll } = await listEmailLogs(viewer, asked)
        return { nodes: await withTexts(viewer, nodes), pageInfo, countAll }
      },
      present: emailLogToRest,
    })
  },
)
