import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { NativeSelect } from "@chakra-ui/react/native-select"
import { Text } from "@chakra-ui/react/text"
import { apiKeyDays, daysAfter } from "@farelight/api/contract/apiKeys.ts"
import { useState } from "react"
import { FormDialog } from "../../components/forms/FormDialog.tsx"
import { TickList } from "../../components/forms/TickList.tsx"
import { type ApiKeyScope, type CreateApiKeyMutation, useCreateApiKeyMutation } from "../../graphql/generated.ts"
import { failureOf } from "../team/memberFacts.ts"
import { scopesInWords } from "./scopes.ts"

const lifetimes = [30, apiKeyDays.usual, 180, apiKeyDays.max]

interface Props {
  close: () => void
  created: (answer: CreateApiKeyMutation["createApiKey"]) => void
}

/** Asks what a new key is for, what it may do, and how long it lasts. */
export const CreateKeyDialog = ({ close, created }: Props) => {
  const [name, setName] = useState("")
  const [scopes, setScopes] = useState<ApiKeyScope[]>([])
  const [days, setDays] = useState<number>(apiKeyDays.usual)
  const [scopeFault, setScopeFault] = useState<string>()
  const [create, { loading, error, reset }] = useCreateApiKeyMutation({
    refetchQueries: ["ApiKeys"],
    onCompleted: ({ createApiKey }) => created(createApiKey),
    // The dialog shows it.
    onError: () => {},
  })

  const submit = () => {
    if (scopes.length === 0) return setScopeFault("Choose at least one thing that it may do.")
    const expiresAt = daysAfter(new Date(), days).toISOString()
    void create({ variables: { input: { name: name.trim(), scopes, expiresAt } } })
  }

  return (
    <FormDialog
      title="Create an API key"
      size="xl"
      action={["Create", "Creating..."]}
      submit={submit}
      isBusy={loading}
      close={close}
    >
      <Field.Root required invalid={error !== undefined}>
        <Field.Label>Name</Field.Label>
        <Input
          autoComplete="off"
          maxLength={60}
          placeholder="Nightly CRM sync"
          value={name}
          onChange={({ currentTarget }) => {
            if (error) reset()
            setName(currentTarget.value)
          }}
        />
        <Field.HelperText>What the program is for. It stands beside everything that the key does.</Field.HelperText>
        <Field.ErrorText>{failureOf(error)}</Field.ErrorText>
      </Field.Root>
      <TickList
        legend="What it may do"
        options={scopesInWords}
        isInColumns
        chosen={scopes}
        choose={(chosen) => {
          setScopeFault(undefined)
          setScopes(chosen)
        }}
        fault={scopeFault}
      />
      <Field.Root>
        <Field.Label>Expires after</Field.Label>
        <NativeSelect.Root maxWidth="12rem">
          <NativeSelect.Field
            value={String(days)}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          >
            {lifetimes.map((lifetime) => (
              <option key={lifetime} value={lifetime}>
                {`${lifetime} days`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Text color="fg.muted" fontSize="sm">
        A key never sends mail, and never manages people or keys.
      </Text>
    </FormDialog>
  )
}
