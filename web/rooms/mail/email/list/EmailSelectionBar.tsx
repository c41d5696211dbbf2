import { toast } from "sonner"
import { type ResendEmailsMutation, useResendEmailsMutation } from "../../../../graphql/generated.ts"
import { PrimaryButton } from "../../../../parts/chakra.ts"
import { attempt } from "../../../../parts/forms/attempt.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { clearFromBar, SelectionBar } from "../../../../parts/list/SelectionBar.tsx"
import type { Selection } from "../../../../parts/list/useSelection.ts"

const NAMED = 3

const describeRefused = ({ refused, notFoundIds }: ResendEmailsMutation["resendEmails"]) => {
  const told = refused.slice(0, NAMED).map(({ emailLog: { subject }, reason }) => `${subject}: ${reason}`)
  return [...told, notFoundIds.length > 0 && `${notFoundIds.length} gone from the log.`].filter(Boolean).join(" ")
}

const announce = (answer: ResendEmailsMutation["resendEmails"]) => {
  const { resent, refused, notFoundIds } = answer
  const sent = `${counted(resent.length, ["email is", "emails are"])} being sent`
  const leftCount = refused.length + notFoundIds.length
  if (leftCount === 0) toast.success(sent)
  else toast.warning(`${sent}, ${leftCount} left alone`, { description: describeRefused(answer) })
}

export const EmailSelectionBar = ({ selection }: { selection: Selection }) => {
  const { ids } = selection
  const [resend, { loading: isResending }] = useResendEmailsMutation({
    variables: { ids: [...ids] },
    onCompleted: ({ resendEmails }) => announce(resendEmails),
    refetchQueries: ["DashboardPage"],
  })

  const resendSelected = async () => {
    if (!isResending && (await attempt("Failed to resend the emails", resend))) clearFromBar(selection)
  }

  return (
    <SelectionBar label="Selected emails" selection={selection}>
      <PrimaryButton aria-busy={isResending} onClick={resendSelected}>
        {isResending ? "Resending..." : `Resend ${ids.length} selected`}
      </PrimaryButton>
    </SelectionBar>
  )
}
