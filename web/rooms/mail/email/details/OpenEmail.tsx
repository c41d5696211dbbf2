import { useApolloClient } from "@apollo/client/react"
import { polling } from "../../../../apollo/polling.ts"
import { isBeingSent, useQuickPolling } from "../../../../apollo/quickPolling.ts"
import { Box, Button, Flex, Heading, Stack, Text } from "../../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../../components/forms/attempt.ts"
import { RecordFacts } from "../../../../components/list/rows/RecordFacts.tsx"
import { RecordPanel } from "../../../../components/list/rows/RecordPanel.tsx"
import type { OpenRecord } from "../../../../components/list/rows/useOpenRecord.ts"
import { AttemptSteps, Step } from "../../../../components/records/AttemptSteps.tsx"
import { MailLink } from "../../../../components/records/ContactLinks.tsx"
import { DateTime, useMinute } from "../../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../../components/records/LoadFailure.tsx"
import { PreformattedText } from "../../../../components/records/RecordText.tsx"
import {
  type EmailLogDetails_LogFragment,
  type EmailLogQuery,
  useCancelEmailMutation,
  useEmailLogQuery,
  useResendEmailMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { LeadReferenceLink } from "../../../leads/lead/LeadLink.tsx"
import { EmailContent } from "../EmailContent.tsx"
import { describeNextAttempt, EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"

interface Props {
  log: EmailLogDetails_LogFragment
  isConfigured: boolean
}

const EmailActions = ({ log: { id, status }, isConfigured }: Props) => {
  const { viewerCanSendMail } = usePermissions()
  const client = useApolloClient()
  const tell = (failure: string) => (error: unknown) => {
    toastFailure(failure)(error)
    // The status of the mail may have changed in the meantime, so it is loaded again.
    void client.refetchQueries({ include: ["EmailLog"] })
  }
  const [resend, { loading: isResending }] = useResendEmailMutation({
    variables: { id },
    onCompleted: toastDone("The email is being sent"),
    onError: tell("Failed to resend the email"),
    refetchQueries: ["DashboardPage"],
  })
  const [cancel, { loading: isCancelling }] = useCancelEmailMutation({
    variables: { id },
    onCompleted: toastDone("The email is canceled"),
    onError: tell("Failed to cancel the email"),
    refetchQueries: ["DashboardPage"],
  })
  const canResend = isConfigured && status !== "SENDING"
  const isFailed = status === "FAILED"
  const canCancel = status === "QUEUED" || isFailed
  const isBusy = isResending || isCancelling
  if (!viewerCanSendMail || (!canResend && !canCancel)) return null
  return (
    <Flex gap="2" wrap="wrap">
      {canResend && (
        <Button
          {...(isFailed && { variant: "solid", colorPalette: "brand" })}
          aria-busy={isResending}
          onClick={() => isBusy || resend()}
        >
          {isResending ? "Resending..." : status === "QUEUED" ? "Send now" : "Resend"}
        </Button>
      )}
      {canCancel && (
        <Button aria-busy={isCancelling} onClick={() => isBusy || cancel()}>
          {isCancelling ? "Cancelling..." : isFailed ? "Dismiss" : "Cancel"}
        </Button>
      )}
    </Flex>
  )
}

const EmailTimeline = ({ log }: { log: EmailLogDetails_LogFragment }) => {
  const now = useMinute()
  const { status, createdAt, attempts, nextAttemptAt, deliveredAt, bouncedAt, bounceKind, bounceReason } = log
  return (
    <div>
      <Heading as="h3" size="sm" marginBottom="2">
        What happened
      </Heading>
      <Stack as="ol" gap="3" fontSize="sm">
        <Step at={createdAt}>Written</Step>
        <AttemptSteps attempts={attempts} />
        {deliveredAt && (
          <Step color="green.fg" at={deliveredAt}>
            The recipient’s mail server reported that it has it
          </Step>
        )}
        {bouncedAt && (
          <Step color="red.fg" at={bouncedAt}>
            {bounceKind === "COMPLAINT"
              ? bounceReason
              : `Came back${bounceKind === "HARD" ? " for good" : ""}: ${bounceReason ?? "the report gives no reason."}`}
          </Step>
        )}
        {status === "LOGGED" && <Step>Only kept here: no mail server was set</Step>}
        {status === "CANCELLED" && <Step>Canceled: it is not tried any more</Step>}
        {status === "QUEUED" && nextAttemptAt !== null && (
          <Step color="yellow.fg" at={nextAttemptAt}>
            {describeNextAttempt(nextAttemptAt, now)}
          </Step>
        )}
      </Stack>
    </div>
  )
}

type Email = NonNullable<EmailLogQuery["emailLog"]>

const ErasedContent = ({ at }: { at: string }) => (
  <Text color="fg.muted" maxWidth="62ch">
    Its subject, addresses and text were erased on <DateTime at={at} />, as their time was over. It cannot be sent
    again.
  </Text>
)

const FormData = ({ log }: { log: Email }) => (
  <div>
    <Heading as="h3" size="sm" marginBottom="2">
      Form data
    </Heading>
    <Box background="bg.muted" borderWidth="1px" borderRadius="l2" paddingX="3" paddingY="2">
      <PreformattedText>{JSON.stringify(log.formData, null, 2)}</PreformattedText>
    </Box>
  </div>
)

const EmailLogDetails = ({ log }: { log: Email }) => (
  <>
    <RecordFacts
      facts={[
        { term: "To", value: log.recipient },
        { term: "Answers go to", value: log.replyTo && <MailLink address={log.replyTo} /> },
        { term: "Lead", value: log.lead && <LeadReferenceLink lead={log.lead} /> },
        { term: "Written", value: <DateTime at={log.createdAt} /> },
        { term: "Message ID", value: <PreformattedText>{log.messageId}</PreformattedText> },
      ]}
    />
    {log.textsErasedAt ? (
      <ErasedContent at={log.textsErasedAt} />
    ) : (
      <EmailContent body={log.body} html={log.html}>
        <Heading as="h3" size="sm">
          Email body
        </Heading>
      </EmailContent>
    )}
    <EmailTimeline log={log} />
    {!log.textsErasedAt && <FormData log={log} />}
  </>
)

export const OpenEmail = ({ opening, isConfigured }: { opening: OpenRecord; isConfigured: boolean }) => {
  const id = opening.openId ?? ""
  const query = useEmailLogQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { data, previousData, startPolling } = query
  // A failed poll clears `data`, so the previous data is shown instead.
  const log = (data ?? (previousData?.emailLog?.id === id ? previousData : undefined))?.emailLog
  useQuickPolling(startPolling, log ? isBeingSent(log.status, log.nextAttemptAt) : false)

  const title = log ? subjectOf(log) : log === null ? "This email is gone from the log" : undefined
  return (
    <RecordPanel
      opening={opening}
      noun="email"
      title={title}
      marks={
        log && (
          <>
            <EmailStatusBadge {...log} />
            <EmailTypeBadge type={log.type} />
          </>
        )
      }
      actions={log && !log.textsErasedAt && <EmailActions log={log} isConfigured={isConfigured} />}
      state={useLoadState(query)}
    >
      {log && <EmailLogDetails log={log} />}
    </RecordPanel>
  )
}
