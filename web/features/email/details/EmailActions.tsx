import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { toast } from "sonner"
import {
  type EmailLogDetails_LogFragment,
  useCancelEmailMutation,
  useResendEmailMutation,
} from "../../../graphql/generated.ts"
import { useReportFailure } from "./useReportFailure.ts"

interface Props {
  log: EmailLogDetails_LogFragment
  /** Whether a mail server is set: without one nothing can be sent. */
  isConfigured: boolean
}

/** What the operator can do about a mail in the state that it is in. */
export const EmailActions = ({ log: { id, status }, isConfigured }: Props) => {
  const report = useReportFailure(id)
  const [resend, { loading: isResending }] = useResendEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is being sent"),
    onError: (error) => report("Failed to resend the email", error),
    refetchQueries: ["DashboardPage"],
  })
  const [cancel, { loading: isCancelling }] = useCancelEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is cancelled"),
    onError: (error) => report("Failed to cancel the email", error),
    refetchQueries: ["DashboardPage"],
  })
  const canResend = isConfigured && status !== "SENDING"
  const isFailed = status === "FAILED"
  const canCancel = status === "QUEUED" || isFailed
  const isBusy = isResending || isCancelling
  if (!canResend && !canCancel) return null
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
