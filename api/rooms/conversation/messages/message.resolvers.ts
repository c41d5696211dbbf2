import type { RequestContext } from "../../../edges/graphql/context.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { fieldsOfLeads } from "../../leads/leadKinds.ts"
import type { LeadMessageRow } from "../../leads/related/leadMessage.model.ts"
import { attachMessage, detachMessage, discardMessage, listMessages, listUnmatched } from "./messages.service.ts"

const mailOf = ({ emailLogId }: LeadMessageRow, { loaders }: RequestContext) =>
  emailLogId === null ? null : loaders.emailLogs.load(emailLogId)

export const messageResolvers: Resolvers = {
  ...fieldsOfLeads((kind) => ({
    messages: ({ id: leadId }: LeadRow, request: PageRequest, { viewer, chargeText }: RequestContext) =>
      listMessages(viewer, { leadType: kind.type, leadId }, request, chargeText),
    messageCount: ({ messageCount }: LeadRow) => messageCount ?? 0,
    fileCount: ({ fileCount }: LeadRow) => fileCount ?? 0,
  })),
  Query: {
    unmatchedMessages: (_parent, request, { viewer, chargeText }) => listUnmatched(viewer, request, chargeText),
  },
  Mutation: {
    attachMessage: (_parent, which, { viewer }) => attachMessage(viewer, which),
    detachMessage: (_parent, { id }, { viewer }) => detachMessage(viewer, id),
    discardMessage: async (_parent, { id }, { viewer }) => ({ id: await discardMessage(viewer, id) }),
  },
  LeadMessage: {
    lead: async ({ leadType, leadId }, _args, { loaders }) =>
      leadType === null || leadId === null ? null : ((await loaders.references.load({ leadType, leadId }))[0] ?? null),
    hasHtml: ({ html }) => html !== null,
    emailLog: (message, _args, context) => mailOf(message, context),
    // Only the mail log stores the texts of sent messages.
    subject: async (message, _args, context) => (await mailOf(message, context))?.subject ?? message.subject,
    text: async (message, _args, context) => {
      const log = await mailOf(message, context)
      return log ? (await context.loaders.mailTexts.load(log)).body : message.text
    },
  },
  MessageAttachment: {
    file: ({ fileId }, _args, { loaders }) => (fileId === null ? null : loaders.leadFiles.load(fileId)),
  },
}
