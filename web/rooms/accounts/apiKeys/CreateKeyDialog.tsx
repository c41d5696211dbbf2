import { apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { useState } from "react"
import { failureText } from "../../../apollo/errors.ts"
import { type ApiKeyScope, type CreateApiKeyMutation, useCreateApiKeyMutation } from "../../../graphql/generated.ts"
import { Field } from "../../../parts/chakra.ts"
import { FormDialog } from "../../../parts/forms/FormDialog.tsx"
import { Select } from "../../../parts/forms/Select.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { scopesInWords } from "./scopes.ts"

const lifetimes = [30, apiKeyDays.usual, 180, apiKeyDays.max].map((days) => ({
  name: String(days),
  label: `${days} days`,
}))

interface Props {
  close: () => void
  created: (answer: CreateApiKeyMutation["createApiKey"]) => void
}

export const CreateKeyDialog = ({ close, created }: Props) => {
  const [name, setName] = useState("")
  const [scopes, setScopes] = useState<ApiKeyScope[]>([])
  const [days, setDays] = useState(String(apiKeyDays.usual))
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
  })

  return (
    <FormDialog title="Create an API key" size="xl" action={["Create", "Creating..."]} form={form} close={close}>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        placeholder="Nightly CRM sync"
        help="What the program is for. It stands beside everything that the key does."
        required
        error={form.faults.name}
        value={name}
        onChange={({ currentTarget }) => {
          form.forget()
          setName(currentTarget.value)
        }}
      />
      <TickList
        legend="What it may do"
        options={scopesInWords}
        isInColumns
        chosen={scopes}
        choose={(chosen) => {
          form.forget()
          setScopes(chosen)
        }}
        fault={form.faults.scopes}
      />
      <Field.Root>
        <Field.Label>Expires after</Field.Label>
        <Select maxWidth="12rem" options={lifetimes} chosen={days} choose={setDays} />
      </Field.Root>
      <Remark>A key never sends mail, and never manages people or keys.</Remark>
    </FormDialog>
  )
}
