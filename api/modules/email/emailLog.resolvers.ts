import { emailLogStatuses } from "../../contract/emailLog.ts"
import type { Resolvers } from "../../graphql/generated.ts"
import { leadKeyOf } from "../leads/leadKey.ts"
import { cancelEmail, findEmailLog, listEmailLogs, previewEmail, resendEmail } from "./email.service.ts"
import { plainTextAsHtml } from "./mailContent.ts"
import { readMailState, sendTestEmail } from "./mailServer.service.ts"

export const emailLogResolvers: Resolvers = {
  Query: {
    emailLogs: (_parent, request, { viewer }) => listEmailLogs(viewer, request),
    emailLog: (_parent, { id }, { viewer }) => findEmailLog(viewer, id),
    mailState: (_parent, _args, { viewer }) => readMailState(viewer),
    emailPreview: (_parent, request, { viewer }) => previewEmail(viewer, request),
  },
  Mutation: {
    resendEmail: async (_parent, which, { viewer }) => ({ emailLog: await resendEmail(viewer, which) }),
    cancelEmail: async (_parent, which, { viewer }) => ({ emailLog: await cancelEmail(viewer, which) }),
    sendTestEmail: (_parent, _args, { viewer }) => sendTestEmail(viewer),
  },
  EmailLog: {
    id: ({ id }) => String(id),
    type: ({ logType }) => logType,
    html: ({ html, body }) => html ?? plainTextAsHtml(body),
    attempts: ({ id }, _args, { loaders }) => loaders.emailAttempts.load(id),
    // While a mail is being sent, the column says when its sender is considered dead.
    nextAttemptAt: ({ status, dueAt }) => (status === emailLogStatuses.QUEUED ? dueAt : null),
    lead: (log, _args, { loaders }) => {
      const key = leadKeyOf(log)
      return key && loaders.references.load(key)
    },
  },
  EmailAttempt: { id: ({ id }) => String(id) },
  EmailLogConnection: { totalCount: (page) => page.countAll() },
}
