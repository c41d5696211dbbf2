import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookMutation,
} from "../../../graphql/generated.ts"
import { Button, Flex } from "../../../parts/chakra.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { ReplayDialog } from "./ReplayDialog.tsx"
import { EditWebhookDialog } from "./WebhookDialog.tsx"
import { WebhookSecret } from "./WebhookSecret.tsx"
import { nameOf, type Webhook } from "./webhookWords.ts"

interface DialogProps {
  webhook: Webhook
  close: () => void
}

const PauseDialog = ({ webhook, close }: DialogProps) => {
  const [pause] = useUpdateWebhookMutation({
    variables: { input: { id: webhook.id, isEnabled: false } },
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: close,
  })
  return (
    <DangerDialog
      title={`Pause ${nameOf(webhook)}?`}
      text="Waiting messages are canceled, and nothing is sent until you resume it. You can replay what it misses then."
      action="Pause"
      act={pause}
      close={close}
    />
  )
}

const DeleteDialog = ({ webhook, close }: DialogProps) => {
  const navigate = useNavigate()
  const [remove] = useDeleteWebhookMutation({
    variables: { id: webhook.id },
    refetchQueries: ["Webhooks"],
    onCompleted: () => {
      toast.success(`${nameOf(webhook)} is deleted`)
      navigate("..", { relative: "path" })
    },
  })
  return (
    <DangerDialog
      title={`Delete ${nameOf(webhook)}?`}
      text="Nothing more is sent to it, and its list of deliveries is deleted as well. This cannot be undone."
      action="Delete"
      act={remove}
      close={close}
    />
  )
}

const RotateDialog = ({ webhook, close, rotated }: DialogProps & { rotated: (secret: string) => void }) => {
  const [rotate] = useRotateWebhookSecretMutation({
    variables: { id: webhook.id },
    onCompleted: ({ rotateWebhookSecret }) => rotated(rotateWebhookSecret.secret),
  })
  return (
    <DangerDialog
      title="Rotate the secret?"
      text="The new one is shown once. For 24 hours messages are signed with the old one as well, so that you have time to update your receiver."
      action="Rotate the secret"
      act={rotate}
      close={close}
    />
  )
}

type Open = { kind: "edit" | "pause" | "delete" | "rotate" | "replay" } | { kind: "rotated"; secret: string }

export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { id, isEnabled } = webhook
  const [sendTest, { loading: isTesting }] = useSendTestWebhookMutation({
    variables: { id },
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: () => toast.success("A test is on its way"),
    onError: (error) => toast.error("Failed to send a test", { description: failureText(error) }),
  })
  const [resume, { loading: isResuming }] = useUpdateWebhookMutation({
    variables: { input: { id, isEnabled: true } },
    onCompleted: () =>
      toast.success("The webhook is on again", { description: "Replay the messages that it has missed." }),
    onError: (error) => toast.error("Failed to resume the webhook", { description: failureText(error) }),
  })

  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="outline" aria-busy={isTesting} onClick={() => isTesting || sendTest()}>
        Send test
      </Button>
      {isEnabled ? (
        <Button size="sm" variant="outline" onClick={() => setOpen({ kind: "pause" })}>
          Pause
        </Button>
      ) : (
        <Button size="sm" colorPalette="brand" aria-busy={isResuming} onClick={() => isResuming || resume()}>
          Resume
        </Button>
      )}
      {isEnabled && (
        <Button size="sm" variant="outline" onClick={() => setOpen({ kind: "replay" })}>
          Replay
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => setOpen({ kind: "edit" })}>
        Edit
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen({ kind: "rotate" })}>
        Rotate secret
      </Button>
      <Button size="sm" variant="outline" color="fg.error" onClick={() => setOpen({ kind: "delete" })}>
        Delete
      </Button>
      {open?.kind === "edit" && <EditWebhookDialog webhook={webhook} close={close} />}
      {open?.kind === "pause" && <PauseDialog webhook={webhook} close={close} />}
      {open?.kind === "replay" && <ReplayDialog webhook={webhook} close={close} />}
      {open?.kind === "delete" && <DeleteDialog webhook={webhook} close={close} />}
      {open?.kind === "rotate" && (
        <RotateDialog webhook={webhook} close={close} rotated={(secret) => setOpen({ kind: "rotated", secret })} />
      )}
      {open?.kind === "rotated" && <WebhookSecret webhook={webhook} secret={open.secret} close={close} />}
    </Flex>
  )
}
