import { Router } from "express"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { pageParameters, sendList } from "../../http/rest/sendList.ts"
import { listEmailLogs, streamEmailLogs } from "./email.service.ts"
import type { EmailLogRow } from "./emailLog.model.ts"

/** A log entry as REST lists it. */
const emailLogToRest = (log: EmailLogRow) => ({
  id: log.id,
  log_type: log.logType,
  status: log.status,
  subject: log.subject,
  recipient: log.recipient,
  body: log.body,
  form_data: log.formData,
  timestamp: log.createdAt,
})

/** REST for the mail log. */
export const emailLogRoutes = Router()

/** Admin. The whole log, newest first, or with `limit` and `cursor` a page of it. */
emailLogRoutes.get(
  "/admin/email-logs",
  adminsOnly,
  acceptOnly({ query: pageParameters }),
  async (request, response) => {
    const viewer = viewerOf(request)
    await sendList(request, response, {
      all: () => streamEmailLogs(viewer),
      page: (asked) => listEmailLogs(viewer, asked),
      present: emailLogToRest,
    })
  },
)
