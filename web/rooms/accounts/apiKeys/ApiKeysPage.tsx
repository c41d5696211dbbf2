import { apiKeyDays, daysAfter } from "@farelight/api/contract/accounts/apiKeys.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { useState } from "react"
import { failureText } from "../../../apollo/errors.ts"
import {
  Badge,
  Box,
  Button,
  chakra,
  HelpText,
  Link,
  PrimaryButton,
  Small,
  Stack,
  Text,
} from "../../../components/chakra.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { counted } from "../../../components/list/counts.ts"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { formatMoment, RelativeTime, useMinute } from "../../../components/records/DateTime.tsx"
import { dateFormat } from "../../../components/records/dateFormat.ts"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { SecretDialog } from "../../../components/SecretDialog.tsx"
import type { ApiKeys_KeyFragment } from "../../../graphql/generated.ts"
import {
  type ApiKeyScope,
  type CreateApiKeyMutation,
  useApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
} from "../../../graphql/generated.ts"
import { scopeLabel, scopesInWords } from "./scopes.ts"

type ApiKey = ApiKeys_KeyFragment

const formatDate = dateFormat({ dateStyle: "medium" })

const formatDay = (moment: string) => formatDate(new Date(moment))

/** Without ligatures, which would merge the first two characters. */
const keyFont = { fontFamily: "mono", fontVariantLigatures: "none" } as const

const stateOf = ({ revokedAt, expiresAt }: ApiKey, now: number) => {
  const left = Date.parse(expiresAt) - now
  const days = Math.max(1, Math.round(left / DAY_MS))
  if (revokedAt !== null) return { kind: "revoked" as const, days }
  if (left <= 0) return { kind: "expired" as const, days }
  return { kind: left < apiKeyDays.few * DAY_MS ? ("ending" as const) : ("active" as const), days }
}

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
      <Labeled label="Expires after">
        <Select
          maxWidth="12rem"
          options={lifetimes}
          chosen={days}
          choose={(chosen) => draft.change({ days: chosen })}
        />
      </Labeled>
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

type Open = { kind: "create" } | { kind: "created"; answer: CreateApiKeyMutation["createApiKey"] }

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
  const [revoke] = useRevokeApiKeyMutation()
  const askToRevoke = ({ id, name, lastUsedAt }: ApiKey) => {
    const use = lastUsedAt === null ? "It was never used." : `It was last used ${formatMoment(lastUsedAt)}.`
    void confirm({
      title: `Revoke ${name}?`,
      text: `${use} Every program that uses it is refused at once, and it cannot be brought back.`,
      goLabel: "Revoke",
      act: () => revoke({ variables: { id } }),
      done: `${name} is revoked`,
    })
  }
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
          <Button size="xs" color="fg.error" aria-label={`Revoke ${apiKey.name}`} onClick={() => askToRevoke(apiKey)}>
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
    </Stack>
  )
}
