import { useApolloClient, useQuery } from "@apollo/client/react"
import { englishWords } from "@farelight/api/contract/words/en.ts"
import { toast } from "sonner"
import { useAnnounceUnfinished } from "../../../../browser/unfinishedWork.ts"
import { useCorrectLeadMutation } from "../../../../graphql/generated.ts"
import { Field, Skeleton, Stack, Text, Textarea } from "../../../../parts/chakra.ts"
import { FormDialog } from "../../../../parts/forms/FormDialog.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useDraft } from "../../../../parts/forms/useDraft.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { LoadFailure, useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { type CorrectableField, type LeadKindFacts, useLeadKinds } from "../../../leads/lead/leadKind.ts"
import { reloadRelated } from "../../../leads/lead/reloadLeads.ts"
import type { OpenedRequest } from "../requestLook.tsx"

interface Props {
  lead: OpenedRequest["leads"][number]
  close: () => void
}

type Values = Partial<Record<CorrectableField, string>>

interface FieldProps {
  name: CorrectableField
  value: string
  change: (value: string) => void
  error: string | undefined
}

const CorrectField = ({ name, value, change, error }: FieldProps) => {
  const label = englishWords.fields[name]
  if (name !== "message")
    return (
      <TextField
        label={label}
        autoComplete="off"
        error={error}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    )
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={5} value={value} onChange={({ currentTarget }) => change(currentTarget.value)} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

/** Validated by the rules of the public form; sends only changed fields. */
const CorrectForm = ({ lead, close, kind }: Props & { kind: LeadKindFacts }) => {
  const client = useApolloClient()
  const { fields, document } = kind.corrections
  const query = useQuery(document, { variables: { id: lead.leadId }, fetchPolicy: "no-cache" })
  const { hasFailed } = useLoadState(query)
  const stored = query.data?.lead
  const draft = useDraft<Values>(`correction:${lead.leadType}:${lead.leadId}`, {})
  const changed = draft.values
  const [correct] = useCorrectLeadMutation({
    onCompleted: () => {
      toast.success(`${lead.name} is corrected`)
      close()
      void reloadRelated(client).catch(() => undefined)
    },
  })
  const values = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => value !== (stored?.[name as CorrectableField] ?? "")),
  )
  const isChanged = Object.keys(values).length > 0
  useAnnounceUnfinished(isChanged, "A correction that was not saved yet will be lost.")

  const form = useForm(
    () => {
      if (!stored) return
      if (!isChanged) return close()
      return correct({ variables: { leadType: lead.leadType, leadId: lead.leadId, values } })
    },
    { draft },
  )

  return (
    <FormDialog title={`Correct ${lead.name}`} size="lg" action={["Save", "Saving..."]} form={form} close={close}>
      {hasFailed && <LoadFailure retry={query.refetch} />}
      {!query.data && !hasFailed && (
        <Skeleton role="status" aria-label="Loading the lead" height="48" borderRadius="l2" />
      )}
      {stored === null && <Text role="alert">This lead is gone</Text>}
      {stored && (
        <Stack gap="4">
          {fields.map((name) => (
            <CorrectField
              key={name}
              name={name}
              value={changed[name] ?? stored[name] ?? ""}
              change={(value) => draft.change({ [name]: value })}
              error={form.faults[name]}
            />
          ))}
        </Stack>
      )}
    </FormDialog>
  )
}

export const CorrectLeadDialog = (props: Props) => {
  const kind = useLeadKinds().find(({ type }) => type === props.lead.leadType)
  return kind ? <CorrectForm {...props} kind={kind} /> : null
}
