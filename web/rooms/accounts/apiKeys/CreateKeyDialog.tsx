import { apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { failureText } from "../../../apollo/errors.ts"
import { Field, HelpText } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { type ApiKeyScope, type CreateApiKeyMutation, useCreateApiKeyMutation } from "../../../graphql/generated.ts"
import { scopesInWords } from "./scopes.ts"

const lifetimes = [30, apiKeyDays.usual, 180, apiKeyDays.max].map((days) => ({
  name: String(days),
  label: `${days} days`,
}))

interface Values {
  name: string
  scopes: ApiKeyScope[]
  days: string
}

interface Props {
  close: () => void
  created: (answer: CreateApiKeyMutation["createApiKey"]) => void
}

export const CreateKeyDialog = ({ close, created }: Props) => {
  const draft = useDraft<Values>("api_key", { name: "", scopes: [], days: String(apiKeyDays.usual) })
  const { name, scopes, days } = draft.values
  const [create] = useCreateApiKeyMutation({
    refetchQueries: ["ApiKeys"],
    onCompleted: ({ createApiKey }) => created(createApiKey),
  })

  const send = () => {
    const expiresAt = daysAfter(new Date(), Number(days)).toISOString()
    return create({ variables: { input: { name: name.trim(), scopes, expiresAt } } })
  }
  const form = useForm(send, {
    check: () => (scopes.length === 0 ? { scopes: "Choose at least one thing that it may do." } : {}),
    explain: (error) => ({ name: failureText(error) }),
    draft,
  })

  return (
    <FormDialog title="Create an API key" size="xl" action={["Create", "Creating..."]} form={form} close={close}>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={60}
        placeholder="Nightly CRM sync"
        help="What the program is for. It stands beside everything that the key does."
        required
      />
      <TickList
        legend="What it may do"
        options={scopesInWords}
        isInColumns
        chosen={scopes}
        choose={(chosen) => draft.change({ scopes: chosen })}
        fault={form.faults.scopes}
      />
      <Field.Root>
        <Field.Label>Expires after</Field.Label>
        <Select
          maxWidth="12rem"
          options={lifetimes}
          chosen={days}
          choose={(chosen) => draft.change({ days: chosen })}
        />
      </Field.Root>
      <HelpText>A key never sends mail, and never manages people or keys.</HelpText>
    </FormDialog>
  )
}
