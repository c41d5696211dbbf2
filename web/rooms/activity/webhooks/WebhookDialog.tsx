import { toast } from "sonner"
import {
  type CreateWebhookMutation,
  type LeadType,
  useCreateWebhookMutation,
  useLeadRuleFieldsQuery,
  useUpdateWebhookMutation,
  type WebhookEvent,
  type WebhookFormat,
} from "../../../graphql/generated.ts"
import { Box, chakra } from "../../../parts/chakra.ts"
import { FormDialog } from "../../../parts/forms/FormDialog.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useDraft } from "../../../parts/forms/useDraft.ts"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { ConditionList, LeadKindSelect } from "../../leads/rules/ConditionList.tsx"
import { type ConditionDraft, conditionDrafts, conditionFaults, conditionsOf } from "../../leads/rules/ruleDraft.ts"
import { eventsInWords, formatsInWords, type Webhook } from "./webhookWords.ts"

interface Values {
  url: string
  description: string
  events: WebhookEvent[]
  format: WebhookFormat
  leadType: LeadType | ""
  conditions: readonly ConditionDraft[]
}

const allLeads: Pick<Values, "leadType" | "conditions"> = { leadType: "", conditions: [] }

const inputOf = ({ leadType, conditions, ...input }: Values) => ({
  ...input,
  filter:
    leadType || conditions.length > 0 ? { leadType: leadType || null, conditions: conditionsOf(conditions) } : null,
})

interface FormProps {
  /** Names what was typed but not saved. */
  draftKey: string
  title: string
  action: readonly [string, string]
  initial: Values
  /** A webhook keeps its format. */
  hasFormat: boolean
  save: (input: ReturnType<typeof inputOf>) => Promise<unknown>
  close: () => void
}

const WebhookForm = ({ draftKey, title, action, initial, hasFormat, save, close }: FormProps) => {
  const draft = useDraft(draftKey, initial)
  const { values, change } = draft
  const { data } = useLeadRuleFieldsQuery({ variables: { leadType: values.leadType || null } })
  const fields = data?.leadRuleFields
  const form = useForm(() => save(inputOf(values)), {
    check: () => ({
      ...(values.events.length === 0 && { events: "Choose at least one event." }),
      ...conditionFaults(values.conditions, fields),
    }),
    draft,
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
      <chakra.fieldset minWidth="0">
        <chakra.legend fontWeight="medium" fontSize="sm" marginBottom="2">
          Only about
        </chakra.legend>
        <LeadKindSelect
          chosen={values.leadType}
          choose={(leadType) => {
            form.forget()
            change({ leadType })
          }}
        />
        <Box marginTop="2">
          <ConditionList
            conditions={values.conditions}
            fields={fields}
            faults={{ ...form.faults, conditions: form.faults.filter }}
            change={(conditions) => {
              form.forget()
              change({ conditions })
            }}
          />
        </Box>
        {(values.leadType || values.conditions.length > 0) && (
          <Remark marginTop="2">
            It is also told when a lead stops being so, and when one is gone, so that it can delete its copy.
          </Remark>
        )}
      </chakra.fieldset>
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

/** Asks where a new webhook leads, and which events it gets of which leads. */
export const CreateWebhookDialog = ({ close, created }: CreateProps) => {
  const [create] = useCreateWebhookMutation({
    refetchQueries: ["Webhooks"],
    onCompleted: ({ createWebhook }) => created(createWebhook),
  })
  return (
    <WebhookForm
      draftKey="webhook"
      title="Add a webhook"
      action={["Add", "Adding..."]}
      initial={{ url: "", description: "", events: ["LEAD_CREATED", "LEAD_UPDATED"], format: "STANDARD", ...allLeads }}
      hasFormat
      save={(input) => create({ variables: { input } })}
      close={close}
    />
  )
}

export const EditWebhookDialog = ({ webhook, close }: { webhook: Webhook; close: () => void }) => {
  const { id, url, description, events, format, filter } = webhook
  const [update] = useUpdateWebhookMutation({
    onCompleted: () => {
      toast.success("The webhook is saved")
      close()
    },
  })
  return (
    <WebhookForm
      draftKey={`webhook:${id}`}
      title="Edit the webhook"
      action={["Save", "Saving..."]}
      initial={{
        ...{ url, description, events, format },
        leadType: filter?.leadType ?? "",
        conditions: conditionDrafts(filter?.conditions ?? []),
      }}
      hasFormat={false}
      save={({ format: _kept, ...values }) => update({ variables: { input: { id, ...values } } })}
      close={close}
    />
  )
}
