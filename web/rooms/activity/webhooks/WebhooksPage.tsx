import { useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Box, Link, PrimaryButton, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { type CreateWebhookMutation, useWebhooksQuery } from "../../../graphql/generated.ts"
import { WebhookDialog } from "./WebhookDialog.tsx"
import { HealthMark, WebhookMarks, WebhookSecret } from "./WebhookLook.tsx"
import { eventLabel, type Webhook, webhookFilterText, webhookName } from "./webhookWords.ts"

const WebhooksExplained = () => (
  <Panel title="What a webhook does">
    <Stack gap="3" align="start">
      <Text maxWidth="62ch">
        A webhook tells another program, such as your CRM or a Slack channel, about a lead as soon as something happens
        to it. What cannot be delivered is tried again for three days. Here you see each attempt of the last 30 days,
        and what was sent in the last seven.
      </Text>
      <Link href="/docs#webhooks" variant="underline" color="fg.muted" fontSize="sm">
        How to receive and verify messages
      </Link>
    </Stack>
  </Panel>
)

type Open = { kind: "create" } | { kind: "created"; answer: CreateWebhookMutation["createWebhook"] }

const WebhookName = ({ webhook }: { webhook: Webhook }) => (
  <Box minWidth="0" maxWidth={{ xl: "40rem" }}>
    <RouteLink to={webhook.id} relative="path" fontWeight="semibold" overflowWrap="anywhere">
      {webhookName(webhook)}
    </RouteLink>
    <Text color="fg.muted" fontFamily="mono" fontSize="sm" lineClamp="2" overflowWrap="anywhere" title={webhook.url}>
      {webhook.url}
    </Text>
    <WebhookMarks webhook={webhook} />
  </Box>
)

const columns: Column<Webhook>[] = [
  { header: "Webhook", cell: (webhook) => <WebhookName webhook={webhook} /> },
  { header: "Events", cell: ({ events }) => <Text fontSize="sm">{events.map(eventLabel).join(", ")}</Text> },
  { header: "Leads", cell: (webhook) => <Text fontSize="sm">{webhookFilterText(webhook)}</Text> },
  { header: "Health", cell: (webhook) => <HealthMark webhook={webhook} /> },
]

export const WebhooksPage = () => {
  const query = useWebhooksQuery({ fetchPolicy: "cache-and-network", ...polling })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const webhooks = query.data?.webhooks

  return (
    <Stack gap="5">
      <Records
        label="Webhooks"
        columns={columns}
        records={webhooks}
        list={useLoadState(query)}
        loading="Loading the webhooks"
        about={
          webhooks && (webhooks.length === 0 ? "No webhook yet" : counted(webhooks.length, ["webhook", "webhooks"]))
        }
        action={<PrimaryButton onClick={() => setOpen({ kind: "create" })}>Add a webhook</PrimaryButton>}
        isMuted={({ isEnabled, disabledReason }) => !isEnabled && !disabledReason}
      />
      {webhooks && <WebhooksExplained />}
      {open?.kind === "create" && (
        <WebhookDialog close={close} created={(answer) => setOpen({ kind: "created", answer })} />
      )}
      {open?.kind === "created" && <WebhookSecret {...open.answer} close={close} />}
    </Stack>
  )
}
