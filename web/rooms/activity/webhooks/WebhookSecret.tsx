import { HelpText } from "../../../components/chakra.ts"
import { SecretDialog } from "../../../components/SecretDialog.tsx"
import { nameOf, type Webhook } from "./webhookWords.ts"

export const WebhookSecret = ({ webhook, secret, close }: { webhook: Webhook; secret: string; close: () => void }) => (
  <SecretDialog
    label="Secret"
    noun="secret"
    secret={secret}
    text={`It signs the messages to ${nameOf(webhook)}, and this is the only time that it is shown. Your receiver checks each message with it.`}
    close={close}
  >
    {webhook.previousSecretEndsAt && (
      <HelpText>
        For 24 hours messages are signed with the previous secret as well, so that you have time to update your
        receiver.
      </HelpText>
    )}
  </SecretDialog>
)
