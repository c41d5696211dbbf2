import type { Resolvers } from "../../graphql/generated.ts"
import { listEmailLogs } from "./email.service.ts"
import { emailLogStatuses } from "./emailLogStatus.ts"
import { emailLogTypes } from "./emailLogType.ts"

export const emailLogResolvers: Resolvers = {
  EmailLogType: emailLogTypes,
  EmailLogStatus: emailLogStatuses,
  Query: { emailLogs: (_parent, request, { viewer }) => listEmailLogs(viewer, request) },
  EmailLog: { id: ({ id }) => String(id), type: ({ logType }) => logType },
  EmailLogConnection: { totalCount: (page) => page.countAll() },
}
