import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { errorCode, failureText, serverError } from "../../../../apollo/errors.ts"
import {
  type EmailLogDetails_LogFragment,
  EmailLogDetailsDocument,
  useCancelEmailMutation,
  useResendEmailMutation,
} from "../../../../graphql/generated.ts"
import { Button, Flex } from "../../../../parts/chakra.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { emailStatusLabel } from "../emailLogLook.tsx"

/** Shows the error; if the mail's status has changed meanwhile, reloads it and names the new status. */
const useReportFailure = (id: string) => {
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
      toast.error(failure, { description: failureText(error) })
      return
    }
    // The GraphQL client logs failures; the toast then omits the status.
    const status = await readStatus().catch(() => undefined)
    const description = status ? `Its status is now ${emailStatusLabel(status)}.` : serverError(error)?.message
    toast.warning(failure, { description })
  }
}

interface Props {
  log: EmailLogDetails_LogFragment
  /** False without a mail server. */
  isConfigured: boolean
}

export const EmailActions = ({ log: { id, status }, isConfigured }: Props) => {
  const { viewerCanSendMail } = usePermissions()
  const report = useReportFailure(id)
  const [resend, { loading: isResending }] = useResendEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is being sent"),
    onError: (error) => report("Failed to resend the email", error),
    refetchQueries: ["DashboardPage"],
  })
  const [cancel, { loading: isCancelling }] = useCancelEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is canceled"),
    onError: (error) => report("Failed to cancel the email", error),
    refetchQueries: ["DashboardPage"],
  })
  const canResend = isConfigured && status !== "SENDING"
  const isFailed = status === "FAILED"
  const canCancel = status === "QUEUED" || isFailed
  const isBusy = isResending || isCancelling
  if (!viewerCanSendMail || (!canResend && !canCancel)) return null
  return (
    <Flex gap="2" wrap="wrap">
      {canResend && (
        <Button
          size="sm"
          {...(isFailed ? { colorPalette: "brand" } : { variant: "outline" })}
          aria-busy={isResending}
          onClick={() => isBusy || resend()}
        >
          {isResending ? "Resending..." : status === "QUEUED" ? "Send now" : "Resend"}
        </Button>
      )}
      {canCancel && (
        <Button size="sm" variant="outline" aria-busy={isCancelling} onClick={() => isBusy || cancel()}>
          {isCancelling ? "Cancelling..." : isFailed ? "Dismiss" : "Cancel"}
        </Button>
      )}
    </Flex>
  )
}
