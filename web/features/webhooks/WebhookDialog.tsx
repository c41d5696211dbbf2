import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { toast } from "sonner"
import { failureText, fieldErrors } from "../../apollo/errors.ts"
import { FormDialog } from "../../components/forms/FormDialog.tsx"
import { TextField } from "../../components/forms/TextField.tsx"
import { TickList } from "../../components/forms/TickList.tsx"
import {
  type CreateWebhookMutation,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookEvent,
  type WebhookFormat,
} from "../../graphql/generated.ts"
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
  save: (values: Values) => void
  isBusy: boolean
  error: unknown
  close: () => void
}

const WebhookForm = ({ title, action, initial, hasFormat, save, isBusy, error, close }: FormProps) => {
  const [values, setValues] = useState(initial)
  const [eventFault, setEventFault] = useState<string>()
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  const faults = fieldErrors(error)
  const hasNoField = error !== undefined && Object.keys(faults).length === 0

  const submit = () => {
    if (values.events.length === 0) return setEventFault("Choose at least one event.")
    save(values)
  }

  return (
    <FormDialog title={title} size="lg" action={action} submit={submit} isBusy={isBusy} close={close}>
      <TextField
        label="Address"
        required
        inputMode="url"
        autoComplete="off"
        maxLength={2_048}
        placeholder="https://crm.example.com/hooks/farelight"
        help="Where messages are posted. It begins with https:// and can be reached from the Internet."
        error={faults.url}
        value={values.url}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={255}
        placeholder="New leads to the CRM"
        help="What your team calls it."
        error={faults.description}
        value={values.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TickList
        legend="Send on"
        options={eventsInWords}
        chosen={values.events}
        choose={(events) => {
          setEventFault(undefined)
          change({ events })
        }}
        fault={eventFault ?? faults.events}
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
      <Text role="alert" color="fg.error" fontSize="sm" _empty={{ display: "none" }}>
        {hasNoField && failureText(error)}
      </Text>
    </FormDialog>
  )
}

interface CreateProps {
  close: () => void
  created: (answer: CreateWebhookMutation["createWebhook"]) => void
}

/** Asks where a new webhook leads and which events it gets. */
export const CreateWebhookDialog = ({ close, created }: CreateProps) => {
  const [create, { loading, error }] = useCreateWebhookMutation({
    refetchQueries: ["Webhooks"],
    onCompleted: ({ createWebhook }) => created(createWebhook),
    // The form shows it.
    onError: () => {},
  })
  return (
    <WebhookForm
      title="Add a webhook"
      action={["Add", "Adding..."]}
      initial={{ url: "", description: "", events: ["LEAD_CREATED", "LEAD_UPDATED"], format: "STANDARD" }}
      hasFormat
      save={(input) => create({ variables: { input } })}
      isBusy={loading}
      error={error}
      close={close}
    />
  )
}

/** Changes where a webhook leads and which events it gets. */
export const EditWebhookDialog = ({ webhook, close }: { webhook: Webhook; close: () => void }) => {
  const { id, url, description, events, format } = webhook
  const [update, { loading, error }] = useUpdateWebhookMutation({
    onCompleted: () => {
      toast.success("The webhook is saved")
      close()
    },
    // The form shows it.
    onError: () => {},
  })
  return (
    <WebhookForm
      title="Edit the webhook"
      action={["Save", "Saving..."]}
      initial={{ url, description, events, format }}
      hasFormat={false}
      save={({ format: _kept, ...values }) => update({ variables: { input: { id, ...values } } })}
      isBusy={loading}
      error={error}
      close={close}
    />
  )
}
