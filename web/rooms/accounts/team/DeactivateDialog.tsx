import { useState } from "react"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { toastDone } from "../../../components/forms/attempt.ts"
import { TickList } from "../../../components/forms/TickList.tsx"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { useApiKeysQuery, useDeactivateUserMutation } from "../../../graphql/generated.ts"
import { type Member, nameOf } from "./memberFacts.ts"

const wordsFor = (member: Member, isViewer: boolean) => {
  const name = nameOf(member)
  if (member.state === "INVITED") {
    return {
      title: "Withdraw this invitation?",
      text: `The link that ${name} has got counts no longer.`,
      action: "Withdraw",
      done: "The invitation is withdrawn",
    }
  }
  return {
    title: `Deactivate ${isViewer ? "your own account" : name}?`,
    text: isViewer
      ? "You are signed out everywhere at once, and only another owner can let you in again. What you have done stays in the record."
      : `${name} is signed out everywhere at once and can no longer sign in. What ${name} has done stays in the record. You can reactivate the account at any time.`,
    action: "Deactivate",
    done: `${name} can no longer sign in`,
  }
}

interface Props {
  member: Member
  isViewer: boolean
  close: () => void
}

export const DeactivateDialog = ({ member, isViewer, close }: Props) => {
  const { title, text, action, done } = wordsFor(member, isViewer)
  const { data } = useApiKeysQuery({ fetchPolicy: "cache-and-network" })
  const keys = (data?.apiKeys ?? []).filter(({ isInUse, createdBy }) => isInUse && createdBy?.id === member.user.id)
  const [keptIds, setKept] = useState<readonly string[]>([])
  const revokedIds = keys.map(({ id }) => id).filter((id) => !keptIds.includes(id))
  const [deactivate] = useDeactivateUserMutation({
    variables: { id: member.user.id, revokeKeyIds: revokedIds },
    refetchQueries: ["ApiKeys"],
    onCompleted: toastDone(done, close),
  })
  return (
    <DangerDialog title={title} text={text} action={action} act={deactivate} close={close}>
      {keys.length > 0 && (
        <TickList
          legend="Revoke API keys (programs that use them stop at once)"
          options={keys.map(({ id, name, hint, lastUsedAt }) => ({
            name: id,
            label: name,
            explanation: `Ends in ${hint}, ${lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : "never used"}`,
          }))}
          chosen={revokedIds}
          choose={(chosen) => setKept(keys.map(({ id }) => id).filter((id) => !chosen.includes(id)))}
        />
      )}
    </DangerDialog>
  )
}
