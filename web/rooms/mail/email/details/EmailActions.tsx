import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import {
  type EmailLogDetails_LogFragment,
  useCancelEmailMutation,
  useResendEmailMutation,
} from "../../../../graphql/generated.ts"
import { Button, Flex } from "../../../../parts/chakra.ts"
import { tellFailure } from "../../../../parts/forms/attempt.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"

interface Props {
  log: EmailLogDetails_LogFragment
  /** False without a mail server. */
  isConfigured: boolean
}

export const EmailActions = ({ log: { id, status }, isConfigured }: Props) => {
  const { viewerCanSendMail } = usePermissions()
  const client = useApolloClient()
  const tell = (failure: string) => (error: unknown) => {
    tellFailure(failure)(error)
    // Its status may be another by now.
    void client.refetchQueries({ include: ["EmailLogDetails"] })
  }
  const [resend, { loading: isResending }] = useResendEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is being sent"),
    onError: tell("Failed to resend the email"),
    refetchQueries: ["DashboardPage"],
  })
  const [cancel, { loading: isCancelling }] = useCancelEmailMutation({
    variables: { id },
    onCompleted: () => toast.success("The email is canceled"),
    onError: tell("Failed to cancel the email"),
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
          {...(isFailed && { variant: "solid", colorPalette: "brand" })}
          aria-busy={isResending}
          onClick={() => isBusy || resend()}
        >
          {isResending ? "Resending..." : status === "QUEUED" ? "Send now" : "Resend"}
        </Button>
      )}
      {canCancel && (
        <Button aria-busy={isCancelling} onClick={() => isBusy || cancel()}>
          {isCancelling ? "Cancelling..." : isFailed ? "Dismiss" : "Cancel"}
        </Button>
      )}
    </Flex>
  )
}
