import { toast } from "sonner"
import { useRequireProofOfWorkMutation } from "../../../graphql/generated.ts"
import { tellFailure } from "../../../parts/forms/attempt.ts"
import { Switch } from "../../../parts/forms/Switch.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"

export const ProofOfWorkRule = ({ isRequired }: { isRequired: boolean }) => {
  const [require, { loading }] = useRequireProofOfWorkMutation({
    onCompleted: ({ requireProofOfWork }) =>
      toast.success(
        requireProofOfWork.isProofOfWorkRequired ? "Forms ask for a proof of work now" : "No longer asked for",
      ),
    onError: tellFailure("Failed to change this"),
  })
  return (
    <Panel title="Forms">
      <Switch
        label="Ask for a proof of work (under attack)"
        isOn={isRequired}
        isBusy={loading}
        toggle={() => void (loading || require({ variables: { isRequired: !isRequired } }))}
      >
        The sender’s browser works for about a second while the form is filled in, which makes sending many expensive.
        What comes without it, from programs without a key or without JavaScript, waits in quarantine. When many more
        forms than usual come within an hour, the site asks by itself.
      </Switch>
    </Panel>
  )
}
