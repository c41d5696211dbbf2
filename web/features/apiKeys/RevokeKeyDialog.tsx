import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { toast } from "sonner"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { formatMoment } from "../../components/records/Moment.tsx"
import { useRevokeApiKeyMutation } from "../../graphql/generated.ts"
import { failureOf } from "../team/memberFacts.ts"
import type { ApiKey } from "./keyState.ts"

interface Props {
  apiKey: ApiKey
  close: () => void
}

/** Confirms that a key ends, and says what that means. */
export const RevokeKeyDialog = ({ apiKey: { id, name, lastUsedAt }, close }: Props) => {
  const [revoke, { loading, error }] = useRevokeApiKeyMutation({
    variables: { id },
    onCompleted: () => {
      toast.success(`${name} is revoked`)
      close()
    },
    // The dialog shows it.
    onError: () => {},
  })
  const use = lastUsedAt === null ? "It was never used." : `It was last used ${formatMoment(lastUsedAt)}.`
  return (
    <ModalDialog
      title={`Revoke ${name}?`}
      isAlert
      close={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button background="fg.error" color="bg" aria-busy={loading} onClick={() => loading || revoke()}>
            Revoke
          </Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">
        {`${use} Every program that uses it is refused at once, and it cannot be brought back.`}
      </Text>
      {error && (
        <Text role="alert" color="fg.error" fontSize="sm" marginTop="3">
          {failureOf(error)}
        </Text>
      )}
    </ModalDialog>
  )
}
