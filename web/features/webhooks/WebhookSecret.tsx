import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { CopyField } from "../../components/CopyField.tsx"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { nameOf, type Webhook } from "./webhookWords.ts"

interface Props {
  webhook: Webhook
  secret: string
  close: () => void
}

/** Shows the secret that signs a webhook's messages, this once. */
export const WebhookSecret = ({ webhook, secret, close }: Props) => (
  <ModalDialog
    title="Copy this secret now"
    close={close}
    actions={
      <Button variant="outline" onClick={close}>
        Done
      </Button>
    }
  >
    <Stack gap="4">
      <Text overflowWrap="anywhere">
        {`It signs the messages to ${nameOf(webhook)}, and this is the only time that it is shown. Your receiver checks each message with it.`}
      </Text>
      <CopyField label="Secret" noun="secret" value={secret} />
      {webhook.previousSecretEndsAt && (
        <Text color="fg.muted" fontSize="sm">
          For 24 hours messages are signed with the previous secret as well, so that you have time to update your
          receiver.
        </Text>
      )}
    </Stack>
  </ModalDialog>
)
