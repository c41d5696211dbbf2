import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { Button, type ButtonProps, Flex, PrimaryButton } from "../../../components/chakra.ts"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { tellDone, tellFailure } from "../../../components/forms/attempt.ts"
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookMutation,
} from "../../../graphql/generated.ts"
import { ReplayDialog } from "./ReplayDialog.tsx"
import { WebhookDialog } from "./WebhookDialog.tsx"
import { WebhookSecret } from "./WebhookSecret.tsx"
import { nameOf, type Webhook } from "./webhookWords.ts"

const useConfirmed = (webhook: Webhook, close: () => void, rotated: (secret: string) => void) => {
  const navigate = useNavigate()
  const variables = { id: webhook.id }
  const [update] = useUpdateWebhookMutation({ refetchQueries: ["WebhookDeliveries"], onCompleted: close })
  const [remove] = useDeleteWebhookMutation({
    variables,
    refetchQueries: ["Webhooks"],
    onCompleted: () => {
      toast.success(`${nameOf(webhook)} is deleted`)
      navigate("..", { relative: "path" })
    },
  })
  const [rotate] = useRotateWebhookSecretMutation({
    variables,
    onCompleted: ({ rotateWebhookSecret }) => rotated(rotateWebhookSecret.secret),
  })
  return {
    pause: {
      title: `Pause ${nameOf(webhook)}?`,
      text: "Waiting messages are canceled, and nothing is sent until you resume it. You can replay what it misses then.",
      action: "Pause",
      act: () => update({ variables: { input: { ...variables, isEnabled: false } } }),
    },
    delete: {
      title: `Delete ${nameOf(webhook)}?`,
      text: "Nothing more is sent to it, and its list of deliveries is deleted as well. This cannot be undone.",
      action: "Delete",
      act: remove,
    },
    rotate: {
      title: "Rotate the secret?",
      text: "The new one is shown once. For 24 hours messages are signed with the old one as well, so that you have time to update your receiver.",
      action: "Rotate the secret",
      act: rotate,
    },
  }
}

type Open = "edit" | "replay" | keyof ReturnType<typeof useConfirmed>

export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const [open, setOpen] = useState<Open | { secret: string }>()
  const close = () => setOpen(undefined)
  const { id, isEnabled } = webhook
  const confirmed = useConfirmed(webhook, close, (secret) => setOpen({ secret }))
  const [sendTest, { loading: isTesting }] = useSendTestWebhookMutation({
    variables: { id },
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: tellDone("A test is on its way"),
    onError: tellFailure("Failed to send a test"),
  })
  const [resume, { loading: isResuming }] = useUpdateWebhookMutation({
    variables: { input: { id, isEnabled: true } },
    onCompleted: () =>
      toast.success("The webhook is on again", { description: "Replay the messages that it has missed." }),
    onError: tellFailure("Failed to resume the webhook"),
  })
  const opener = (label: string, target: Open, look?: ButtonProps) => (
    <Button onClick={() => setOpen(target)} {...look}>
      {label}
    </Button>
  )

  return (
    <Flex gap="2" wrap="wrap">
      <Button aria-busy={isTesting} onClick={() => isTesting || sendTest()}>
        Send test
      </Button>
      {isEnabled ? (
        opener("Pause", "pause")
      ) : (
        <PrimaryButton aria-busy={isResuming} onClick={() => isResuming || resume()}>
          Resume
        </PrimaryButton>
      )}
      {isEnabled && opener("Replay", "replay")}
      {opener("Edit", "edit")}
      {opener("Rotate secret", "rotate")}
      {opener("Delete", "delete", { color: "fg.error" })}
      {open === "edit" && <WebhookDialog webhook={webhook} close={close} />}
      {open === "replay" && <ReplayDialog webhook={webhook} close={close} />}
      {typeof open === "string" && open in confirmed && (
        <DangerDialog key={open} {...confirmed[open as keyof typeof confirmed]} close={close} />
      )}
      {typeof open === "object" && <WebhookSecret webhook={webhook} secret={open.secret} close={close} />}
    </Flex>
  )
}
