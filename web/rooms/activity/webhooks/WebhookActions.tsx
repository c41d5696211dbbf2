import { DAY_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { Button, type ButtonProps, Flex, PrimaryButton, Text } from "../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import {
  useDeleteWebhookMutation,
  useReplayWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookMutation,
} from "../../../graphql/generated.ts"
import { WebhookDialog } from "./WebhookDialog.tsx"
import { WebhookSecret } from "./WebhookLook.tsx"
import { type Webhook, webhookName } from "./webhookWords.ts"

/** The value of a `datetime-local` input, which is in the reader's time zone. */
const localText = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)

interface Props {
  webhook: Webhook
  close: () => void
}

const ReplayDialog = ({ webhook: { id, failingSince }, close }: Props) => {
  const [suggested] = useState(() => localText(failingSince ? Date.parse(failingSince) : Date.now() - DAY_MS))
  const [replay] = useReplayWebhookMutation({
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: () => {
      toast.success("The replay has begun", {
        description: "Its messages appear in the list of deliveries. There are none if nothing has happened since.",
      })
      close()
    },
  })
  const form = useForm(({ moment = suggested }) =>
    replay({ variables: { input: { id, since: new Date(moment).toISOString() } } }),
  )

  return (
    <FormDialog title="Replay messages" action={["Replay", "Starting..."]} form={form} close={close}>
      <Text>
        Everything since then is sent again with the same message ids, so a receiver that drops repeats takes only what
        it has missed.
      </Text>
      <TextField
        label="Since"
        name="moment"
        type="datetime-local"
        required
        defaultValue={suggested}
        max={localText(Date.now())}
      />
    </FormDialog>
  )
}

const useQuestions = (webhook: Webhook, rotated: (secret: string) => void) => {
  const navigate = useNavigate()
  const variables = { id: webhook.id }
  const [update] = useUpdateWebhookMutation({ refetchQueries: ["WebhookDeliveries"] })
  const [remove] = useDeleteWebhookMutation({
    variables,
    refetchQueries: ["Webhooks"],
    onCompleted: () => void navigate("..", { relative: "path" }),
  })
  const [rotate] = useRotateWebhookSecretMutation({
    variables,
    onCompleted: ({ rotateWebhookSecret }) => rotated(rotateWebhookSecret.secret),
  })
  return {
    pause: {
      title: `Pause ${webhookName(webhook)}?`,
      text: "Waiting messages are canceled, and nothing is sent until you resume it. You can replay what it misses then.",
      goLabel: "Pause",
      act: () => update({ variables: { input: { ...variables, isEnabled: false } } }),
    },
    delete: {
      title: `Delete ${webhookName(webhook)}?`,
      text: "Nothing more is sent to it, and its list of deliveries is deleted as well. This cannot be undone.",
      goLabel: "Delete",
      act: () => remove(),
      done: `${webhookName(webhook)} is deleted`,
    },
    rotate: {
      title: "Rotate the secret?",
      text: "The new one is shown once. For 24 hours messages are signed with the old one as well, so that you have time to update your receiver.",
      goLabel: "Rotate the secret",
      act: () => rotate(),
    },
  }
}

export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const [open, setOpen] = useState<"edit" | "replay" | { secret: string }>()
  const close = () => setOpen(undefined)
  const { id, isEnabled } = webhook
  const questions = useQuestions(webhook, (secret) => setOpen({ secret }))
  const [sendTest, { loading: isTesting }] = useSendTestWebhookMutation({
    variables: { id },
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: toastDone("A test is on its way"),
    onError: toastFailure("Failed to send a test"),
  })
  const [resume, { loading: isResuming }] = useUpdateWebhookMutation({
    variables: { input: { id, isEnabled: true } },
    onCompleted: () =>
      toast.success("The webhook is on again", { description: "Replay the messages that it has missed." }),
    onError: toastFailure("Failed to resume the webhook"),
  })
  const button = (label: string, onClick: () => void, look?: ButtonProps) => (
    <Button onClick={onClick} {...look}>
      {label}
    </Button>
  )

  return (
    <Flex gap="2" wrap="wrap">
      <Button aria-busy={isTesting} onClick={() => isTesting || sendTest()}>
        Send test
      </Button>
      {isEnabled ? (
        button("Pause", () => void confirm(questions.pause))
      ) : (
        <PrimaryButton aria-busy={isResuming} onClick={() => isResuming || resume()}>
          Resume
        </PrimaryButton>
      )}
      {isEnabled && button("Replay", () => setOpen("replay"))}
      {button("Edit", () => setOpen("edit"))}
      {button("Rotate secret", () => void confirm(questions.rotate))}
      {button("Delete", () => void confirm(questions.delete), { color: "fg.error" })}
      {open === "edit" && <WebhookDialog webhook={webhook} close={close} />}
      {open === "replay" && <ReplayDialog webhook={webhook} close={close} />}
      {typeof open === "object" && <WebhookSecret webhook={webhook} secret={open.secret} close={close} />}
    </Flex>
  )
}
