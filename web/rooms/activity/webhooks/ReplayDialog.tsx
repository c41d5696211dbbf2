import { DAY_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { useState } from "react"
import { toast } from "sonner"
import { Text } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { useReplayWebhookMutation } from "../../../graphql/generated.ts"
import type { Webhook } from "./webhookWords.ts"

const starts = [
  { name: "moment", label: "From a moment", explanation: "Such as when the receiver stopped working." },
  {
    name: "position",
    label: "After a position",
    explanation: "The last that your receiver knows; 0 is the beginning.",
  },
] as const

type Start = (typeof starts)[number]["name"]

/** Value of a datetime-local input, in the reader's time zone. */
const localText = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)

interface Values {
  start: Start
  moment?: string
  position: string
}

interface Props {
  webhook: Webhook
  close: () => void
}

export const ReplayDialog = ({ webhook: { id, failingSince, queuedPosition: told }, close }: Props) => {
  const [suggested] = useState(() => localText(failingSince ? Date.parse(failingSince) : Date.now() - DAY_MS))
  const draft = useDraft<Values>(`replay:${id}`, { start: "moment", position: "" })
  const { start, moment = suggested, position } = draft.values
  const [replay] = useReplayWebhookMutation({
    refetchQueries: ["WebhookDeliveries"],
    onCompleted: () => {
      toast.success("The replay has begun", {
        description: "Its messages appear in the list of deliveries. There are none if nothing has happened since.",
      })
      close()
    },
  })
  const inputOf = () =>
    start === "moment" ? { id, since: new Date(moment).toISOString() } : { id, afterPosition: position }

  const form = useForm(() => replay({ variables: { input: inputOf() } }), { draft })

  return (
    <FormDialog title="Replay messages" action={["Replay", "Starting..."]} form={form} close={close}>
      <Text>
        Everything since then is sent again with the same message ids, so a receiver that drops repeats takes only what
        it has missed.
      </Text>
      <TickList
        legend="Begin"
        isSingle
        options={starts}
        chosen={[start]}
        choose={([chosen = "moment"]) => draft.change({ start: chosen })}
      />
      {start === "moment" ? (
        <TextField label="Since" name="moment" type="datetime-local" required max={localText(Date.now())} />
      ) : (
        <TextField
          label="Position"
          name="position"
          type="number"
          required
          min={0}
          max={Math.max(0, Number(told) - 1)}
          step={1}
          help={`The newest that the webhook has passed is ${told}.`}
          error={form.faults.afterPosition}
        />
      )}
    </FormDialog>
  )
}
