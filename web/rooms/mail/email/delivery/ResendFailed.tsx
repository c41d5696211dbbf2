import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { useResendFailedEmailsMutation } from "../../../../graphql/generated.ts"
import { Button } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"

/** Sends all emails again that were given up, and says how many there were. */
export const ResendFailed = () => {
  const [resend, { loading }] = useResendFailedEmailsMutation({
    onCompleted: ({ resendFailedEmails: { count } }) =>
      toast.success(`${counted(count, ["email is", "emails are"])} being sent again`),
    onError: (error) => toast.error("Failed to resend the emails", { description: failureText(error) }),
    refetchQueries: "active",
  })
  return (
    <Button colorPalette="brand" size="sm" aria-busy={loading} onClick={() => loading || resend()}>
      {loading ? "Resending..." : "Resend all that failed"}
    </Button>
  )
}
