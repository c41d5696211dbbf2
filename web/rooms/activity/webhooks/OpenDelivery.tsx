import { SECOND_MS } from "@farelight/api/contract/text/durations.ts"
import { polling } from "../../../apollo/polling.ts"
import { isBeingSent, useQuickPolling } from "../../../apollo/quickPolling.ts"
import { Box, Button, Heading, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { RecordPanel } from "../../../components/list/rows/RecordPanel.tsx"
import type { OpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { AttemptSteps } from "../../../components/records/AttemptSteps.tsx"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { PreformattedText } from "../../../components/records/RecordText.tsx"
import {
  type LeadType,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveryQuery,
  type WebhookDeliveryQuery,
} from "../../../graphql/generated.ts"
import { LeadReferenceLink } from "../../leads/lead/LeadLink.tsx"
import { StatusBadge } from "./WebhookLook.tsx"
import { canBeResent, typeLabel, type Webhook } from "./webhookWords.ts"

type FullDelivery = NonNullable<WebhookDeliveryQuery["webhookDelivery"]>
type Attempt = FullDelivery["attempts"][number]

const AttemptFacts = ({ statusCode, startedAt, endedAt }: Attempt) => {
  const took = Date.parse(endedAt ?? "") - Date.parse(startedAt)
  return (
    <>
      {statusCode !== null && `${statusCode}, `}
      <DateTime at={startedAt} hasSeconds />
      {endedAt !== null && (took < SECOND_MS ? `, ${took} ms` : `, ${(took / SECOND_MS).toFixed(1)} s`)}
    </>
  )
}

const readable = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const leadOf = (body: string | null) => {
  try {
    const { data } = JSON.parse(body ?? "{}") as { data?: { lead_type?: string; lead_id?: number } }
    if (!data?.lead_type || !data.lead_id) return null
    return { type: data.lead_type.toUpperCase() as LeadType, id: String(data.lead_id), name: "Open the lead" }
  } catch {
    return null
  }
}

const Request = ({ delivery, webhook }: { delivery: FullDelivery; webhook: Webhook }) => (
  <Stack gap="3" minWidth="0">
    <Heading as="h3" size="sm">
      Request
    </Heading>
    <Box background="bg.muted" borderRadius="l2" padding="3">
      <PreformattedText>{`POST ${webhook.url}\nwebhook-id: ${delivery.messageId}`}</PreformattedText>
    </Box>
    <HelpText>webhook-timestamp and webhook-signature are made anew for each try.</HelpText>
    {delivery.body === null ? (
      <HelpText>
        {delivery.attemptCount === 0
          ? "The body is written when it is sent, with the lead as it is then."
          : "The body is gone: bodies are kept for seven days."}
      </HelpText>
    ) : (
      <Box
        background="bg.muted"
        borderRadius="l2"
        padding="3"
        maxHeight="24rem"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label="Body"
      >
        <PreformattedText>{readable(delivery.body)}</PreformattedText>
      </Box>
    )}
  </Stack>
)

const ResendButton = ({ delivery: { id }, webhook }: { delivery: FullDelivery; webhook: Webhook }) => {
  const [resend, { loading }] = useResendWebhookDeliveryMutation({
    variables: { id },
    refetchQueries: ["WebhookDelivery", "WebhookDeliveries"],
    onCompleted: toastDone("The message is being sent again"),
    onError: toastFailure("Failed to resend the message"),
  })
  if (!webhook.isEnabled) return <HelpText>Resume the webhook to send this again.</HelpText>
  return (
    <Button alignSelf="start" aria-busy={loading} onClick={() => loading || resend()}>
      {loading ? "Resending..." : "Resend"}
    </Button>
  )
}

export const OpenDelivery = ({ opening, webhook }: { opening: OpenRecord; webhook: Webhook }) => {
  const query = useWebhookDeliveryQuery({
    variables: { id: opening.openId ?? "" },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const delivery = query.data?.webhookDelivery
  const lead = leadOf(delivery?.body ?? null)
  useQuickPolling(query.startPolling, delivery ? isBeingSent(delivery.status, delivery.dueAt) : false)

  return (
    <RecordPanel
      opening={opening}
      noun="delivery"
      title={delivery ? typeLabel(delivery.type) : delivery === null ? "This delivery is gone" : undefined}
      marks={delivery && <StatusBadge status={delivery.status} />}
      actions={delivery && canBeResent(delivery) && <ResendButton delivery={delivery} webhook={webhook} />}
      state={useLoadState(query)}
    >
      {lead && <LeadReferenceLink lead={lead} />}
      {delivery && (
        <>
          <Stack gap="3" minWidth="0">
            <Heading as="h3" size="sm">
              Answers
            </Heading>
            {delivery.attempts.length === 0 && <Text color="fg.muted">None: it was not tried yet.</Text>}
            <Stack as="ol" gap="3" fontSize="sm">
              <AttemptSteps attempts={delivery.attempts} detail={AttemptFacts} />
            </Stack>
          </Stack>
          <Request delivery={delivery} webhook={webhook} />
        </>
      )}
    </RecordPanel>
  )
}
