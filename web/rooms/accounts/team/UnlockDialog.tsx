import { useState } from "react"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { toastDone } from "../../../components/forms/attempt.ts"
import { Switch } from "../../../components/forms/Switch.tsx"
import { useUnlockUserMutation } from "../../../graphql/generated.ts"
import { type Member, nameOf } from "./memberFacts.ts"

export const UnlockDialog = ({ member, close }: { member: Member; close: () => void }) => {
  const name = nameOf(member)
  const [removesFactors, setRemoves] = useState(false)
  const [unlock] = useUnlockUserMutation({
    variables: { id: member.user.id, removesFactors },
    onCompleted: toastDone(`${name} can sign in again`, close),
  })
  return (
    <DangerDialog
      title={`Unlock ${name}?`}
      text={`After too many wrong passwords or codes, ${name} can try again at once. A lock of a network address ends by itself within 15 minutes. ${name} gets a mail about this.`}
      action="Unlock"
      act={unlock}
      close={close}
    >
      {member.hasSecondFactor && (
        <Switch label="Remove the second factor" isOn={removesFactors} toggle={() => setRemoves(!removesFactors)}>
          {`If ${name} has lost it: removes the authenticator app, passkeys and recovery codes. Then the password alone signs in.`}
        </Switch>
      )}
    </DangerDialog>
  )
}
