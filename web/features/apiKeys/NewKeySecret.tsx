import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { CopyField } from "../../components/CopyField.tsx"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { CreateApiKeyMutation } from "../../graphql/generated.ts"

interface Props {
  answer: CreateApiKeyMutation["createApiKey"]
  close: () => void
}

/** Shows the secret of a new key, this once. */
export const NewKeySecret = ({ answer: { apiKey, secret }, close }: Props) => (
  <ModalDialog
    title="Copy this key now"
    close={close}
    actions={
      <Button variant="outline" onClick={close}>
        Done
      </Button>
    }
  >
    <Stack gap="4">
      <Text overflowWrap="anywhere">
        {`This is the only time that the key of ${apiKey.name} is shown. Keep it where your program keeps its passwords, and out of code and mail.`}
      </Text>
      <CopyField label="API key" noun="key" value={secret} />
    </Stack>
  </ModalDialog>
)
