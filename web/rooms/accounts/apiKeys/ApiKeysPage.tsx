import { apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { useState } from "react"
import { failureText } from "../../../apollo/errors.ts"
import {
  Badge,
  Box,
  Button,
  chakra,
  Field,
  HelpText,
  Link,
  PrimaryButton,
  Small,
  Stack,
  Text,
} from "../../../components/chakra.ts"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { toastDone } from "../../../components/forms/attempt.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { counted } from "../../../components/list/counts.ts"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { formatMoment, RelativeTime, useMinute } from "../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { SecretDialog } from "../../../components/SecretDialog.tsx"
import {
  type ApiKeyScope,
  type CreateApiKeyMutation,
  useApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
} from "../../../graphql/generated.ts"
import { type ApiKey, formatDay, keyFont, stateOf } from "./keyState.ts"
import { scopeLabel, scopesInWords } from "./scopes.ts"

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

const CreateKeyDialog = ({ close, created }: Props) => {
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

const example = () => `curl -H "Authorization: Bearer flk_..." \\
  "${location.origin}/api/drivers/applications?limit=10"`

const KeysExplained = () => (
  <Panel title="How a program uses a key">
    <Stack gap="3">
      <Text maxWidth="62ch">
        An API key lets a program read leads into your CRM, or change content, without anybody's password. It may do
        only what you choose, ends by itself, and can be revoked at any time.{" "}
        <Link href="/docs" variant="underline">
          Read the reference
        </Link>
      </Text>
      <Box background="bg.muted" borderRadius="l2" padding="3">
        <chakra.pre {...keyFont} fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <code>{example()}</code>
        </chakra.pre>
      </Box>
      <Text maxWidth="62ch">
        To try what a key may do, open the{" "}
        <Link href="/graphql" textDecoration="underline">
          GraphQL explorer
        </Link>
        .
      </Text>
    </Stack>
  </Panel>
)

const RevokeKeyDialog = ({ apiKey: { id, name, lastUsedAt }, close }: { apiKey: ApiKey; close: () => void }) => {
  const [revoke] = useRevokeApiKeyMutation({
    variables: { id },
    onCompleted: toastDone(`${name} is revoked`, close),
  })
  const use = lastUsedAt === null ? "It was never used." : `It was last used ${formatMoment(lastUsedAt)}.`
  return (
    <DangerDialog
      title={`Revoke ${name}?`}
      text={`${use} Every program that uses it is refused at once, and it cannot be brought back.`}
      action="Revoke"
      act={revoke}
      close={close}
    />
  )
}

const daysInWords = (days: number) => (days === 1 ? "Expires within a day" : `Expires in ${days} days`)

const KeyStateBadge = ({ apiKey }: { apiKey: ApiKey }) => {
  const { kind, days } = stateOf(apiKey, useMinute())
  const { expiresAt, revokedAt } = apiKey
  const moment = (at: string) => <Small>{formatDay(at)}</Small>
  return (
    <Stack gap="1" align="start">
      {kind === "active" && <Text as="span">{`${days} days left`}</Text>}
      {kind === "ending" && <Badge colorPalette="yellow">{daysInWords(days)}</Badge>}
      {kind === "expired" && <Badge variant="subtle">Expired</Badge>}
      {kind === "revoked" && <Badge variant="subtle">Revoked</Badge>}
      {moment(revokedAt ?? expiresAt)}
    </Stack>
  )
}

type Open =
  | { kind: "create" }
  | { kind: "created"; answer: CreateApiKeyMutation["createApiKey"] }
  | { kind: "revoke"; apiKey: ApiKey }

const KeyName = ({ apiKey: { name, hint } }: { apiKey: ApiKey }) => (
  <Box minWidth="0">
    <Text as="span" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
      {name}
    </Text>
    <HelpText as="span" display="block" {...keyFont}>
      {`flk_…${hint}`}
    </HelpText>
  </Box>
)

const KeyMaker = ({ apiKey: { createdBy, createdAt, isCreatorActive, isInUse } }: { apiKey: ApiKey }) => (
  <Stack gap="1" align="start">
    <Text as="span">{createdBy?.name ?? "Somebody"}</Text>
    <Small>{formatDay(createdAt)}</Small>
    {isInUse && !isCreatorActive && <Badge colorPalette="yellow">Left the team: replace it</Badge>}
  </Stack>
)

export const ApiKeysPage = () => {
  const query = useApiKeysQuery({ fetchPolicy: "cache-and-network" })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const inUse = query.data?.apiKeys.filter((apiKey) => apiKey.isInUse).length ?? 0

  const columns: Column<ApiKey>[] = [
    { header: "Key", cell: (apiKey) => <KeyName apiKey={apiKey} /> },
    { header: "May", cell: ({ scopes }) => <Text fontSize="sm">{scopes.map(scopeLabel).join(", ")}</Text> },
    { header: "Made by", cell: (apiKey) => <KeyMaker apiKey={apiKey} /> },
    {
      header: "Last used",
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <span>
            <RelativeTime of={lastUsedAt} /> ago
          </span>
        ) : (
          <Text color="fg.muted">Never</Text>
        ),
    },
    { header: "Expires", cell: (apiKey) => <KeyStateBadge apiKey={apiKey} /> },
    {
      header: "Actions",
      cell: (apiKey) =>
        apiKey.isInUse ? (
          <Button
            size="xs"
            color="fg.error"
            aria-label={`Revoke ${apiKey.name}`}
            onClick={() => setOpen({ kind: "revoke", apiKey })}
          >
            Revoke
          </Button>
        ) : null,
    },
  ]

  return (
    <Stack gap="5">
      <Records
        label="API keys"
        columns={columns}
        records={query.data?.apiKeys}
        list={useLoadState(query)}
        loading="Loading the keys"
        about={query.data && (inUse === 0 ? "No key in use" : `${counted(inUse, ["key", "keys"])} in use`)}
        action={<PrimaryButton onClick={() => setOpen({ kind: "create" })}>Create a key</PrimaryButton>}
        isMuted={(apiKey) => !apiKey.isInUse}
      />
      {query.data && <KeysExplained />}
      {open?.kind === "create" && (
        <CreateKeyDialog close={close} created={(answer) => setOpen({ kind: "created", answer })} />
      )}
      {open?.kind === "created" && (
        <SecretDialog
          label="API key"
          noun="key"
          secret={open.answer.secret}
          text={`This is the only time that the key of ${open.answer.apiKey.name} is shown. Keep it where your program keeps its passwords, and out of code and mail.`}
          close={close}
        />
      )}
      {open?.kind === "revoke" && <RevokeKeyDialog apiKey={open.apiKey} close={close} />}
    </Stack>
  )
}
