import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { plainTextAsHtml } from "../../../platform/outbox/mailContent.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { cancelEmail, findEmailLog, listEmailLogs, previewEmail, resendEmail } from "./email.service.ts"
import { readMailState, sendTestEmail } from "./mailServer.service.ts"
import { resendEmails, resendFailedEmails } from "./resendMany.service.ts"

export const emailLogResolvers: Resolvers = {
  Query: {
    emailLogs: (_parent, request, { viewer }) => listEmailLogs(viewer, request),
    emailLog: (_parent, { id }, { viewer }) => findEmailLog(viewer, id),
    mailState: (_parent, _args, { viewer, once }) => once("mailState", () => readMailState(viewer)),
    emailPreview: (_parent, request, { viewer }) => previewEmail(viewer, request),
  },
  Mutation: {
    resendEmail: async (_parent, which, { viewer }) => ({ emailLog: await resendEmail(viewer, which) }),
    resendEmails: (_parent, which, { viewer }) => resendEmails(viewer, which),
    resendFailedEmails: async (_parent, _args, { viewer }) => ({ count: await resendFailedEmails(viewer) }),
    cancelEmail: async (_parent, which, { viewer }) => ({ emailLog: await cancelEmail(viewer, which) }),
    sendTestEmail: (_parent, args, { viewer }) => sendTestEmail(viewer, args),
  },
  EmailLog: {
    type: ({ logType }) => logType,
    body: async (log, _args, { loaders }) => (await loaders.mailTexts.load(log)).body,
    html: async (log, _args, { loaders }) => {
      const { html, body } = await loaders.mailTexts.load(log)
      return html ?? plainTextAsHtml(body)
    },
    formData: async (log, _args, { loaders }) => (await loaders.mailTexts.load(log)).formData,
    attempts: ({ id }, _args, { loaders }) => loaders.emailAttempts.load(id),
    // While a mail is being sent, `dueAt` is the end of its lease.
    nextAttemptAt: ({ status, dueAt }) => (status === emailLogStatuses.QUEUED ? dueAt : null),
    lead: async (log, _args, { loaders }) => {
      const key = leadKeyOf(leadKinds, log)
      return (key && (await loaders.references.load(key))[0]) ?? null
    },
  },
}
