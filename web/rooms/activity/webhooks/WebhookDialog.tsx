import { Box, chakra, HelpText } from "../../../components/chakra.ts"
import { toastDone } from "../../../components/forms/attempt.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import {
  type CreateWebhookMutation,
  type LeadType,
  useCreateWebhookMutation,
  useLeadRuleFieldsQuery,
  useUpdateWebhookMutation,
  type WebhookEvent,
  type WebhookFormat,
} from "../../../graphql/generated.ts"
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

const fresh: Values = {
  ...{ url: "", description: "", format: "STANDARD", leadType: "", conditions: [] },
  events: ["LEAD_CREATED", "LEAD_UPDATED"],
}

const inputOf = ({ leadType, conditions, ...input }: Values) => ({
  ...input,
  filter:
    leadType || conditions.length > 0 ? { leadType: leadType || null, conditions: conditionsOf(conditions) } : null,
})

const valuesOf = ({ url, description, events, format, filter }: Webhook): Values => ({
  ...{ url, description, events, format },
  leadType: filter?.leadType ?? "",
  conditions: conditionDrafts(filter?.conditions ?? []),
})

interface Props {
  webhook?: Webhook
  close: () => void
  created?: (answer: CreateWebhookMutation["createWebhook"]) => void
}

export const WebhookDialog = ({ webhook, close, created }: Props) => {
  const [create] = useCreateWebhookMutation({
    refetchQueries: ["Webhooks"],
    onCompleted: ({ createWebhook }) => created?.(createWebhook),
  })
  const [update] = useUpdateWebhookMutation({
    onCompleted: toastDone("The webhook is saved", close),
  })
  const save = ({ format, ...input }: ReturnType<typeof inputOf>) =>
    webhook
      ? update({ variables: { input: { id: webhook.id, ...input } } })
      : create({ variables: { input: { ...input, format } } })
  const draft = useDraft(webhook ? `webhook:${webhook.id}` : "webhook", webhook ? valuesOf(webhook) : fresh)
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
  const changeAgain = (values: Partial<Values>) => {
    form.forget()
    change(values)
  }

  return (
    <FormDialog
      title={webhook ? "Edit the webhook" : "Add a webhook"}
      size="lg"
      action={webhook ? ["Save", "Saving..."] : ["Add", "Adding..."]}
      form={form}
      close={close}
    >
      <TextField
        label="Address"
        name="url"
        required
        inputMode="url"
        autoComplete="off"
        maxLength={2_048}
        placeholder="https://crm.example.com/hooks/farelight"
        help="Where messages are posted. It begins with https:// and can be reached from the Internet."
      />
      <TextField
        label="Description"
        name="description"
        autoComplete="off"
        maxLength={255}
        placeholder="New leads to the CRM"
        help="What your team calls it."
      />
      <TickList
        legend="Send on"
        options={eventsInWords}
        chosen={values.events}
        choose={(events) => changeAgain({ events })}
        fault={form.faults.events}
      />
      <chakra.fieldset minWidth="0">
        <chakra.legend fontWeight="medium" fontSize="sm" marginBottom="2">
          Only about
        </chakra.legend>
        <LeadKindSelect chosen={values.leadType} choose={(leadType) => changeAgain({ leadType })} />
        <Box marginTop="2">
          <ConditionList
            conditions={values.conditions}
            fields={fields}
            faults={{ ...form.faults, conditions: form.faults.filter }}
            change={(conditions) => changeAgain({ conditions })}
          />
        </Box>
        {(values.leadType || values.conditions.length > 0) && (
          <HelpText marginTop="2">
            It is also told when a lead stops being so, and when one is gone, so that it can delete its copy.
          </HelpText>
        )}
      </chakra.fieldset>
      {/* The format of a webhook cannot change, so only a new one has this choice. */}
      {!webhook && (
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
