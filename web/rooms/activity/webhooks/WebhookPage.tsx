import { useParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { Box, Heading, HelpText, RouteLink, Stack } from "../../../components/chakra.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { DateTime, formatMoment, useMinute } from "../../../components/records/DateTime.tsx"
import { DetailList } from "../../../components/records/DetailList.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useWebhooksQuery } from "../../../graphql/generated.ts"
import { DeliveryList } from "./DeliveryList.tsx"
import { WebhookActions } from "./WebhookActions.tsx"
import { HealthMark, WebhookMarks } from "./WebhookLook.tsx"
import { eventLabel, formatLabel, type Webhook, webhookFilterText, webhookName } from "./webhookWords.ts"

const secretWords = ({ previousSecretEndsAt }: Webhook, now: number) =>
  previousSecretEndsAt && Date.parse(previousSecretEndsAt) > now
    ? `Rotated. The previous one also signs until ${formatMoment(previousSecretEndsAt)}.`
    : "Shown once, when it was made"

const WebhookFacts = ({ webhook }: { webhook: Webhook }) => {
  const { url, events, format, queuedPosition, waitingCount, failedCount, createdAt } = webhook
  const now = useMinute()
  return (
    <Stack gap="4" background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "4", md: "5" }}>
      <Box>
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {webhookName(webhook)}
        </Heading>
        <HelpText fontFamily="mono" overflowWrap="anywhere">
          {url}
        </HelpText>
        <WebhookMarks webhook={webhook} />
      </Box>
      <HealthMark webhook={webhook} />
      <DetailList
        details={[
          { term: "Events", value: events.map(eventLabel).join(", ") },
          { term: "Leads", value: webhookFilterText(webhook) },
          { term: "Format", value: formatLabel(format) },
          { term: "Secret", value: secretWords(webhook, now) },
          { term: "Position", value: queuedPosition },
          { term: "Messages", value: `${waitingCount} waiting, ${failedCount} given up` },
          { term: "Added", value: <DateTime at={createdAt} /> },
        ]}
      />
      <WebhookActions webhook={webhook} />
    </Stack>
  )
}

export const WebhookPage = () => {
  const { id } = useParams()
  const query = useWebhooksQuery({ fetchPolicy: "cache-and-network", ...polling })
  const webhook = query.data?.webhooks.find((candidate) => candidate.id === id)

  return (
    <Stack gap="5">
      <RouteLink to=".." relative="path" color="fg.muted" alignSelf="start">
        ← All webhooks
      </RouteLink>
      <LoadNotice state={useLoadState(query)} content={query.data} label="Loading the webhook" count={1} height="48" />
      {query.data && !webhook && <EmptyNote>This webhook is gone</EmptyNote>}
      {webhook && (
        <>
          <WebhookFacts webhook={webhook} />
          <DeliveryList webhook={webhook} />
        </>
      )}
    </Stack>
  )
}
