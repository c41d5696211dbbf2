import { toast } from "sonner"
import { attempt } from "../../../components/forms/attempt.ts"
import { useAttachMessageMutation } from "../../../graphql/generated.ts"
import type { KnownLeadMatch } from "../adding/useDuplicateLeads.ts"
import { ChooseLead } from "./ChooseLead.tsx"

interface Props {
  id: string
  address: string | null
  from: { type: string; id: string }
  moved: () => void
  close: () => void
}

export const MoveMessage = ({ id, address, from, moved, close }: Props) => {
  const [attachMessage, { loading }] = useAttachMessageMutation()

  const move = ({ kind, ...lead }: KnownLeadMatch) =>
    attempt("Failed to move the message", async () => {
      await attachMessage({ variables: { id, leadType: kind.type, leadId: lead.id } })
      toast.success(`The message is at ${lead.name} now`)
      close()
      moved()
    })

  const dialog = { title: "Move to another lead", address, from, isBusy: loading }
  return <ChooseLead {...dialog} choose={move} close={close} />
}
