import { messages } from "@farelight/api/messages.ts"
import { toast } from "sonner"

/** What follows a change of status: the operator is told (SPEC §8), and the lists and counters reload (SPEC §4). */
export const statusChange = {
  onCompleted: () => toast.success(messages.statusUpdated),
  onError: () => toast.error(messages.statusUpdateFailed),
  refetchQueries: "active" as const,
}
