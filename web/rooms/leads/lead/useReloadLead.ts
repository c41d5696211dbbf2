import { useApolloClient } from "@apollo/client/react"
import type { LeadKindFacts } from "./leadKind.ts"
import { reloadFields } from "./reloadLeads.ts"

/** What is shown of a lead beside its own texts, and changes with it. */
type Part =
  | "notes"
  | "messages"
  | "files"
  | "fileCount"
  | "fileRequests"
  | "replyDrafts"
  | "mailProblem"
  | "waitingSince"

/** How to load parts of a lead again, with what others have added in the meantime, and what happened to it. */
export const useReloadLead = ({ typename }: LeadKindFacts, leadId: string) => {
  const client = useApolloClient()
  return (...parts: Part[]) => void reloadFields(client, { typename, ids: [leadId], fields: [...parts, "history"] })
}
