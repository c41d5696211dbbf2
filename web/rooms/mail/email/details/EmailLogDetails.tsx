import { useEffect } from "react"
import { polling } from "../../../../apollo/polling.ts"
import { type EmailLogDetails_LogFragment, useEmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { Grid, Heading, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { MailLink } from "../../../../parts/records/ContactLinks.tsx"
import { DetailList } from "../../../../parts/records/DetailList.tsx"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { LeadReferenceLink } from "../../../leads/lead/LeadLink.tsx"
import { EmailContent } from "../EmailContent.tsx"
import { EmailActions } from "./EmailActions.tsx"
import { EmailTimeline } from "./EmailTimeline.tsx"

const GOING_OUT_POLL_MS = 2000
const SOON_MS = 5000

const isGoingOut = ({ status, nextAttemptAt }: EmailLogDetails_LogFragment) =>
  status === "SENDING" ||
  (status === "QUEUED" && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS)

const EmailFacts = ({ log: { lead, replyTo, messageId } }: { log: EmailLogDetails_LogFragment }) => {
  const facts = [
    { term: "Lead", value: lead && <LeadReferenceLink lead={lead} /> },
    { term: "Answers go to", value: replyTo && <MailLink address={replyTo} /> },
    { term: "Message ID", value: <Verbatim>{messageId}</Verbatim> },
  ]
  return <DetailList details={facts.filter(({ value }) => value !== null)} />
}

const Content = ({ log }: { log: EmailLogDetails_LogFragment }) => (
  <Stack gap="5">
    <EmailContent body={log.body} html={log.html}>
      <Heading as="h3" size="sm">
        Email body
      </Heading>
    </EmailContent>
    <div>
      <Heading as="h3" size="sm" marginBottom="1">
        Form data
      </Heading>
      <Verbatim>{JSON.stringify(log.formData, null, 2)}</Verbatim>
    </div>
    <Remark>
      <Moment at={log.createdAt} />
    </Remark>
  </Stack>
)

const ErasedContent = ({ at }: { at: string }) => (
  <Text color="fg.muted" maxWidth="62ch">
    Its subject, addresses and text were erased on <Moment at={at} />, as their time was over. It cannot be sent again.
  </Text>
)

/** An email's content, the form data and the time it is about, what happened to it, and what can be done about it. */
export const EmailLogDetails = ({ id, isConfigured }: { id: string; isConfigured: boolean }) => {
  const { data, previousData, error, refetch, startPolling } = useEmailLogDetailsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const shown = data ?? previousData
  const log = shown?.emailLog
  const isMoving = log ? isGoingOut(log) : false

  useEffect(() => {
    startPolling(isMoving ? GOING_OUT_POLL_MS : polling.pollInterval)
  }, [startPolling, isMoving])

  return (
    <Stack gap="5" borderTopWidth="1px" marginTop="4" paddingTop="4" overflowWrap="anywhere">
      {error && <LoadFailure retry={refetch} message="Failed to load the email" />}
      {!shown && !error && <Skeleton role="status" aria-label="Loading the email" height="48" borderRadius="l2" />}
      {shown && !log && <Text>This email is gone from the log</Text>}
      {log && (
        <>
          {!log.textsErasedAt && <EmailActions log={log} isConfigured={isConfigured} />}
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" }}
            columnGap="8"
            rowGap="5"
          >
            <Stack gap="5">
              <EmailTimeline log={log} />
              <EmailFacts log={log} />
            </Stack>
            {log.textsErasedAt ? <ErasedContent at={log.textsErasedAt} /> : <Content log={log} />}
          </Grid>
        </>
      )}
    </Stack>
  )
}
