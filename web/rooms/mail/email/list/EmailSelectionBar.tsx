import { toast } from "sonner"
import { type ResendEmailsMutation, useResendEmailsMutation } from "../../../../graphql/generated.ts"
import { Button } from "../../../../parts/chakra.ts"
import { tellFailure } from "../../../../parts/forms/attempt.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { SelectionBar } from "../../../../parts/list/SelectionBar.tsx"
import type { Selection } from "../../../../parts/list/useSelection.ts"

const NAMED = 3

const describeRefused = ({ refused, notFoundIds }: ResendEmailsMutation["resendEmails"]) => {
  const told = refused.map(({ emailLog: { subject }, reason }) => `${subject}: ${reason}`)
  const sentences = notFoundIds.length > 0 ? [...told, `${notFoundIds.length} gone from the log.`] : told
  const rest = sentences.length - NAMED
  return [...sentences.slice(0, NAMED), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(" ")
}

const announce = (answer: ResendEmailsMutation["resendEmails"]) => {
  const { resent, refused, notFoundIds } = answer
  const sent = `${counted(resent.length, ["email is", "emails are"])} being sent`
  const leftCount = refused.length + notFoundIds.length
  if (leftCount === 0) toast.success(sent)
  else toast.warning(`${sent}, ${leftCount} left alone`, { description: describeRefused(answer) })
}

const useResendEmails = () => {
  const [resend, { loading }] = useResendEmailsMutation({
    onCompleted: ({ resendEmails }) => announce(resendEmails),
    onError: tellFailure("Failed to resend the emails"),
    refetchQueries: ["DashboardPage"],
  })
  return {
    isResending: loading,
    resend: (ids: readonly string[]) =>
      resend({ variables: { ids: [...ids] } }).then(
        () => true,
        () => false,
      ),
  }
}

export const EmailSelectionBar = ({ selection: { ids }, clear }: { selection: Selection; clear: () => void }) => {
  const { isResending, resend } = useResendEmails()

  const resendSelected = async () => {
    if (!isResending && (await resend(ids))) clear()
  }

  return (
    <SelectionBar label="Selected emails" count={ids.length} clear={clear}>
      <Button size="sm" colorPalette="brand" aria-busy={isResending} onClick={resendSelected}>
        {isResending ? "Resending..." : `Resend ${ids.length} selected`}
      </Button>
    </SelectionBar>
  )
}
