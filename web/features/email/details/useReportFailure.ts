import { useApolloClient } from "@apollo/client/react"
import { emailLogStatuses } from "@farelight/api/contract/emailLog.ts"
import { toast } from "sonner"
import { errorCode, serverError } from "../../../apollo/errors.ts"
import { EmailLogDetailsDocument } from "../../../graphql/generated.ts"

/** Says why nothing was done about a mail. When its state has changed meanwhile, loads it anew and names the state. */
export const useReportFailure = (id: string) => {
  const client = useApolloClient()

  const readStatus = async () => {
    const { data } = await client.query({
      query: EmailLogDetailsDocument,
      variables: { id },
      fetchPolicy: "network-only",
    })
    return data?.emailLog?.status
  }

  return async (failure: string, error: unknown) => {
    const code = errorCode(error)
    if (code === "UNAUTHENTICATED") return
    if (code !== "CONFLICT") {
      toast.error(failure, { description: serverError(error)?.message ?? "The server cannot be reached." })
      return
    }
    // The GraphQL client writes a failure to the console; then there is only less to say.
    const status = await readStatus().catch(() => undefined)
    const description = status ? `Its status is ${emailLogStatuses[status]} by now.` : serverError(error)?.message
    toast.warning(failure, { description })
  }
}
