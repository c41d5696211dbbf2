import { useState } from "react"
import { Text } from "../../../components/chakra.ts"
import { toastDone } from "../../../components/forms/attempt.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Switch } from "../../../components/forms/Switch.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { useApiKeysQuery, useDeactivateUserMutation, useUnlockUserMutation } from "../../../graphql/generated.ts"
import { type Member, memberName } from "./memberFacts.ts"

export const UnlockDialog = ({ member, close }: { member: Member; close: () => void }) => {
  const name = memberName(member)
  const [removesFactors, setRemoves] = useState(false)
  const [unlock] = useUnlockUserMutation({
    variables: { id: member.user.id, removesFactors },
    onCompleted: toastDone(`${name} can sign in again`, close),
  })
  const form = useForm(() => unlock())
  return (
    <FormDialog
      title={`Unlock ${name}?`}
      action={["Unlock", "Unlocking..."]}
      form={form}
      isAlert
      isDanger
      close={close}
    >
      <Text overflowWrap="anywhere">
        {`After too many wrong passwords or codes, ${name} can try again at once. A lock of a network address ends by itself within 15 minutes. ${name} gets a mail about this.`}
      </Text>
      {member.hasSecondFactor && (
        <Switch label="Remove the second factor" isOn={removesFactors} toggle={() => setRemoves(!removesFactors)}>
          {`If ${name} has lost it: removes the authenticator app, passkeys and recovery codes. Then the password alone signs in.`}
        </Switch>
      )}
    </FormDialog>
  )
}

const wordsFor = (member: Member, isViewer: boolean) => {
  const name = memberName(member)
  if (member.state === "INVITED") {
    return {
      title: "Withdraw this invitation?",
      text: `The link that ${name} has got counts no longer.`,
      action: ["Withdraw", "Withdrawing..."] as const,
      done: "The invitation is withdrawn",
    }
  }
  return {
    title: `Deactivate ${isViewer ? "your own account" : name}?`,
    text: isViewer
      ? "You are signed out everywhere at once, and only another owner can let you in again. What you have done stays in the record."
      : `${name} is signed out everywhere at once and can no longer sign in. What ${name} has done stays in the record. You can reactivate the account at any time.`,
    action: ["Deactivate", "Deactivating..."] as const,
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
  const form = useForm(() => deactivate())
  return (
    <FormDialog title={title} action={action} form={form} isAlert isDanger close={close}>
      <Text overflowWrap="anywhere">{text}</Text>
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
    </FormDialog>
  )
}
