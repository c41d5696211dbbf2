import { useState } from "react"
import { toast } from "sonner"
import { FormDialog } from "../../../parts/forms/FormDialog.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import {
  type CreateWebhookMutation,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookEvent,
  type WebhookFormat,
} from "./generated.ts"
import { eventsInWords, formatsInWords, type Webhook } from "./webhookWords.ts"

interface Values {
  url: string
  description: string
  events: WebhookEvent[]
  format: WebhookFormat
}

interface FormProps {
  title: string
  action: readonly [string, string]
  initial: Values
  /** A webhook keeps its format. */
  hasFormat: boolean
  save: (values: Values) => Promise<unknown>
  close: () => void
}

const WebhookForm = ({ title, action, initial, hasFormat, save, close }: FormProps) => {
  const [values, setValues] = useState(initial)
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  const form = useForm(() => save(values), {
    check: () => (values.events.length === 0 ? { events: "Choose at least one event." } : {}),
  })

  return (
    <FormDialog title={title} size="lg" action={action} form={form} close={close}>
      <TextField
        label="Address"
        required
        inputMode="url"
        autoComplete="off"
        maxLength={2_048}
        placeholder="https://crm.example.com/hooks/farelight"
        help="Where messages are posted. It begins with https:// and can be reached from the Internet."
        error={form.faults.url}
        value={values.url}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={255}
        placeholder="New leads to the CRM"
        help="What your team calls it."
        error={form.faults.description}
        value={values.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TickList
        legend="Send on"
        options={eventsInWords}
        chosen={values.events}
        choose={(events) => {
          form.forget()
          change({ events })
        }}
        fault={form.faults.events}
      />
      {hasFormat && (
        <TickList
          legend="Format"
          isSingle
          options={formatsInWords}
          chosen={[values.format]}
          choose={([format = "STANDARD"]) => change({ format })}
        />
      )}
    </FormDialog>
  )
}

interface CreateProps {
  close: () => void
  created: (answer: CreateWebhookMutation["createWebhook"]) => void
}

/** Asks where a new webhook leads and which events it gets. */
export const CreateWebhookDialog = ({ close, created }: CreateProps) => {
  const [create] = useCreateWebhookMutation({
    refetchQueries: ["Webhooks"],
    onCompleted: ({ createWebhook }) => created(createWebhook),
  })
  return (
    <WebhookForm
      title="Add a webhook"
      action={["Add", "Adding..."]}
      initial={{ url: "", description: "", events: ["LEAD_CREATED", "LEAD_UPDATED"], format: "STANDARD" }}
      hasFormat
      save={(input) => create({ variables: { input } })}
      close={close}
    />
  )
}

/** Changes where a webhook leads and which events it gets. */
export const EditWebhookDialog = ({ webhook, close }: { webhook: Webhook; close: () => void }) => {
  const { id, url, description, events, format } = webhook
  const [update] = useUpdateWebhookMutation({
    onCompleted: () => {
      toast.success("The webhook is saved")
      close()
    },
  })
  return (
    <WebhookForm
      title="Edit the webhook"
      action={["Save", "Saving..."]}
      initial={{ url, description, events, format }}
      hasFormat={false}
      save={({ format: _kept, ...values }) => update({ variables: { input: { id, ...values } } })}
      close={close}
    />
  )
}
