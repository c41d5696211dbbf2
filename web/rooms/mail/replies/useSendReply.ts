import { toast } from "sonner"
import { errorCode } from "../../../apollo/errors.ts"
import { useReplyToLeadMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts, ListedLead } from "../../leads/lead/leadKind.ts"
import { answerFields, reloadFields } from "../../leads/lead/reloadLeads.ts"
import type { ReplyDraft } from "./replyDrafts.ts"

export const useSendReply = (
  { type, typename }: LeadKindFacts,
  { id, name, status: expectedStatus }: Pick<ListedLead, "id" | "name" | "status">,
) => {
  const [replyToLead, { client }] = useReplyToLeadMutation()

  /** Other users may have changed these fields, so the visible ones are loaded again. */
  const reloadLead = () => {
    const fields = [...answerFields, "triedAt", "statusChanges", "emails", "fileRequests"]
    void reloadFields(client, { typename, ids: [id], fields }, ["dashboardSummary", "leadStatistics"])
  }

  return async ({ replyId, subject, body, requestFile }: ReplyDraft, setContacted: boolean) => {
    const reply = { replyId, subject, body, ...(requestFile?.trim() && { requestFile: requestFile.trim() }) }
    try {
      await replyToLead({
        variables: { input: { ...reply, setContacted, leadType: type, leadId: id, expectedStatus } },
      })
    } catch (failure) {
      if (errorCode(failure) === "CONFLICT") reloadLead()
      throw failure
    }
    reloadLead()
    toast.success(`Reply to ${name} is on its way`)
  }
}
