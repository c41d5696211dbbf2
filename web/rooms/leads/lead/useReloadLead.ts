import { useApolloClient } from "@apollo/client/react"
import type { LeadKindFacts } from "./leadKind.ts"
import { reloadFields } from "./reloadLeads.ts"

/** Parts of a lead that change independently of its texts, and so can be reloaded alone. */
type Part =
  | "notes"
  | "messages"
  | "files"
  | "fileCount"
  | "fileRequests"
  | "replyDrafts"
  | "mailProblem"
  | "unsubscribedAt"
  | "waitingSince"

export const useReloadLead = ({ typename }: LeadKindFacts, leadId: string) => {
  const client = useApolloClient()
  return (...parts: Part[]) => void reloadFields(client, { typename, ids: [leadId], fields: [...parts, "history"] })
}
