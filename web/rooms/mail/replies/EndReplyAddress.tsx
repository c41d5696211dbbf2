import { toast } from "sonner"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { attempt } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { useRevokeReplyAddressMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"
import { useReloadLead } from "../../leads/lead/useReloadLead.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  ended: () => void
}

export const EndReplyAddress = ({ kind, leadId, ended }: Props) => {
  const [revokeReplyAddress] = useRevokeReplyAddressMutation()
  const reload = useReloadLead(kind, leadId)

  const question = {
    title: "End the address for answers?",
    text: "What comes to it from now on waits in Unmatched. The next mail has a new one.",
    goLabel: "End it",
  }
  const end = () =>
    attempt("Failed to end the address", async () => {
      if (!(await confirm(question))) return
      await revokeReplyAddress({ variables: { leadType: kind.type, leadId } })
      toast.success("The next mail has another address for answers")
      reload()
      ended()
    })

  return (
    <ActionMenu
      label="Address for answers"
      look="quiet"
      actions={[{ label: "End this address…", run: () => void end() }]}
    >
      …
    </ActionMenu>
  )
}
