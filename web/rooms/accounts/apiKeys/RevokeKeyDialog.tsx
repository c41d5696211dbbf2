import { toast } from "sonner"
import { useRevokeApiKeyMutation } from "../../../graphql/generated.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { formatMoment } from "../../../parts/records/Moment.tsx"
import type { ApiKey } from "./keyState.ts"

interface Props {
  apiKey: ApiKey
  close: () => void
}

export const RevokeKeyDialog = ({ apiKey: { id, name, lastUsedAt }, close }: Props) => {
  const [revoke] = useRevokeApiKeyMutation({
    variables: { id },
    onCompleted: () => {
      toast.success(`${name} is revoked`)
      close()
    },
  })
  const use = lastUsedAt === null ? "It was never used." : `It was last used ${formatMoment(lastUsedAt)}.`
  return (
    <DangerDialog
      title={`Revoke ${name}?`}
      text={`${use} Every program that uses it is refused at once, and it cannot be brought back.`}
      action="Revoke"
      act={revoke}
      close={close}
    />
  )
}
