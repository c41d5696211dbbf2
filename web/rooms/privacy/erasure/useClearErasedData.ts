import { useApolloClient } from "@apollo/client/react"
import { forgetDraft } from "../../../components/forms/useDraft.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { noteDraft } from "../../leads/details/notes/noteDrafts.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { reloadLeads } from "../../leads/lead/reloadLeads.ts"
import { replyDraftKey, writeReplyDraft } from "../../mail/replies/replyDrafts.ts"

export const useClearErasedData = () => {
  const client = useApolloClient()
  const kinds = useLeadKinds()
  return ({ leads }: Report) => {
    for (const { leadType, leadId } of leads) {
      const kind = kinds.find(({ type }) => type === leadType)
      client.cache.evict({ id: client.cache.identify({ __typename: kind?.typename, id: leadId }) })
      writeReplyDraft(replyDraftKey(leadType, leadId), undefined)
      noteDraft(leadType, leadId).write("")
      forgetDraft(`correction:${leadType}:${leadId}`)
    }
    return reloadLeads(client)
  }
}
