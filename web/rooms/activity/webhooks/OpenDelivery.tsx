import { webhookHeaders } from "@farelight/api/contract/activity/webhooks.ts"
import { SECOND_MS } from "@farelight/api/contract/text/durations.ts"
import { useEffect, useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { polling } from "../../../apollo/polling.ts"
import {
  type LeadType,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveryQuery,
  type WebhookDeliveryQuery,
} from "../../../graphql/generated.ts"
import { Box, Button, Flex, Grid, Heading, Skeleton, Stack, Text } from "../../../parts/chakra.ts"
import { PaneSwitch } from "../../../parts/list/ToggleGroup.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../parts/records/RecordText.tsx"
import { LeadReferenceLink } from "../../leads/lead/LeadLink.tsx"
import { isOnItsWay, ON_ITS_WAY_POLL_MS } from "./onItsWay.ts"
import { canBeResent, type Webhook } from "./webhookWords.ts"

type FullDelivery = NonNullable<WebhookDeliveryQuery["webhookDelivery"]>
type Attempt = FullDelivery["attempts"][number]

const durationOf = ({ startedAt, endedAt }: Attempt) => {
  if (endedAt === null) return ""
  const took = Date.parse(endedAt) - Date.parse(startedAt)
  return took < SECOND_MS ? `, ${took} ms` : `, ${(took / SECOND_MS).toFixed(1)} s`
}

const AttemptStep = ({ attempt }: { attempt: Attempt }) => {
  const { startedAt, outcome, statusCode, explanation, answer } = attempt
  const color = outcome === null ? "blue.fg" : outcome === "ACCEPTED" ? "green.fg" : "red.fg"
  return (
    <Box as="li" borderStartWidth="3px" borderColor={color} paddingStart="3" minWidth="0">
      <Text>{explanation ?? "Being sent right now"}</Text>
      <Remark>
        {statusCode !== null && `${statusCode}, `}
        <Moment at={startedAt} hasSeconds />
        {durationOf(attempt)}
      </Remark>
      {answer !== null && (
        <Box
          background="bg.muted"
          borderRadius="l2"
          padding="2"
          marginTop="1.5"
          maxHeight="12rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label="Answer"
        >
          <Verbatim>{answer}</Verbatim>
        </Box>
      )}
    </Box>
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

const panes = ["Readable", "As sent"] as const

const RequestBody = ({ body }: { body: string }) => {
  const [pane, setPane] = useState<(typeof panes)[number]>("Readable")
  return (
    <Stack gap="1.5">
      <PaneSwitch label="Body" panes={panes} shown={pane} show={setPane} />
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
        <Verbatim>{pane === "Readable" ? readable(body) : body}</Verbatim>
      </Box>
    </Stack>
  )
}

const headersOf = ({ messageId }: FullDelivery) =>
  Object.entries({ ...webhookHeaders, "webhook-id": messageId })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")

const Request = ({ delivery, webhook }: { delivery: FullDelivery; webhook: Webhook }) => (
  <Stack gap="3" minWidth="0">
    <Heading as="h4" size="sm">
      Request
    </Heading>
    <Box background="bg.muted" borderRadius="l2" padding="3">
      <Verbatim>{`POST ${webhook.url}\n${headersOf(delivery)}`}</Verbatim>
    </Box>
    <Remark>webhook-timestamp and webhook-signature are made anew for each try.</Remark>
    {delivery.body === null ? (
      <Remark>
        {delivery.attemptCount === 0
          ? "The body is written when it is sent, with the lead as it is then."
          : "The body is gone: bodies are kept for seven days."}
      </Remark>
    ) : (
      <RequestBody body={delivery.body} />
    )}
  </Stack>
)

const ResendButton = ({ delivery: { id }, webhook }: { delivery: FullDelivery; webhook: Webhook }) => {
  const [resend, { loading }] = useResendWebhookDeliveryMutation({
    variables: { id },
    refetchQueries: ["WebhookDelivery", "WebhookDeliveries"],
    onCompleted: () => toast.success("The message is being sent again"),
    onError: (error) => toast.error("Failed to resend the message", { description: failureText(error) }),
  })
  if (!webhook.isEnabled) return <Remark>Resume the webhook to send this again.</Remark>
  return (
    <Button size="sm" variant="outline" alignSelf="start" aria-busy={loading} onClick={() => loading || resend()}>
      {loading ? "Resending..." : "Resend"}
    </Button>
  )
}

export const DeliveryDetails = ({ id, webhook }: { id: string; webhook: Webhook }) => {
  const { data, error, refetch, startPolling } = useWebhookDeliveryQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const delivery = data?.webhookDelivery
  const lead = leadOf(delivery?.body ?? null)
  const isMoving = delivery ? isOnItsWay(delivery) : false

  useEffect(() => {
    startPolling(isMoving ? ON_ITS_WAY_POLL_MS : polling.pollInterval)
  }, [startPolling, isMoving])

  return (
    <Stack gap="4" paddingX="2" paddingTop="2" paddingBottom="5">
      {error && <LoadFailure retry={refetch} message="Failed to load the delivery" />}
      {!data && !error && <Skeleton role="status" aria-label="Loading the delivery" height="32" borderRadius="l2" />}
      {data && !delivery && <Text>This delivery is gone</Text>}
      {delivery && (
        <>
          <Flex gap="4" align="center" wrap="wrap" _empty={{ display: "none" }}>
            {canBeResent(delivery) && <ResendButton delivery={delivery} webhook={webhook} />}
            {lead && <LeadReferenceLink lead={lead} />}
          </Flex>
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 3fr)" }}
            columnGap="8"
            rowGap="5"
          >
            <Stack gap="3" minWidth="0">
              <Heading as="h4" size="sm">
                Answers
              </Heading>
              {delivery.attempts.length === 0 && <Text color="fg.muted">None: it was not tried yet.</Text>}
              <Stack as="ol" gap="3" listStyleType="none">
                {delivery.attempts.map((attempt) => (
                  <AttemptStep key={attempt.startedAt} attempt={attempt} />
                ))}
              </Stack>
            </Stack>
            <Request delivery={delivery} webhook={webhook} />
          </Grid>
        </>
      )}
    </Stack>
  )
}
