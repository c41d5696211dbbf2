import { polling } from "../../../../apollo/polling.ts"
import { isGoingOut, useQuickPolling } from "../../../../apollo/quickPolling.ts"
import { type EmailLogDetailsQuery, useEmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { Box, Heading, Text } from "../../../../parts/chakra.ts"
import { RecordFacts } from "../../../../parts/list/rows/RecordFacts.tsx"
import { RecordPanel } from "../../../../parts/list/rows/RecordPanel.tsx"
import type { Opening } from "../../../../parts/list/rows/useOpenRecord.ts"
import { MailLink } from "../../../../parts/records/ContactLinks.tsx"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { LeadReferenceLink } from "../../../leads/lead/LeadLink.tsx"
import { EmailContent } from "../EmailContent.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"
import { EmailActions } from "./EmailActions.tsx"
import { EmailTimeline } from "./EmailTimeline.tsx"

type Email = NonNullable<EmailLogDetailsQuery["emailLog"]>

const ErasedContent = ({ at }: { at: string }) => (
  <Text color="fg.muted" maxWidth="62ch">
    Its subject, addresses and text were erased on <Moment at={at} />, as their time was over. It cannot be sent again.
  </Text>
)

const FormData = ({ log }: { log: Email }) => (
  <div>
    <Heading as="h3" size="sm" marginBottom="2">
      Form data
    </Heading>
    <Box background="bg.muted" borderWidth="1px" borderRadius="l2" paddingX="3" paddingY="2">
      <Verbatim>{JSON.stringify(log.formData, null, 2)}</Verbatim>
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
        { term: "Written", value: <Moment at={log.createdAt} /> },
        { term: "Message ID", value: <Verbatim>{log.messageId}</Verbatim> },
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

export const OpenEmail = ({ opening, isConfigured }: { opening: Opening; isConfigured: boolean }) => {
  const id = opening.openId ?? ""
  const { data, previousData, error, refetch, startPolling } = useEmailLogDetailsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  // A failed poll clears the data.
  const log = (data ?? (previousData?.emailLog?.id === id ? previousData : undefined))?.emailLog
  useQuickPolling(startPolling, log ? isGoingOut(log.status, log.nextAttemptAt) : false)

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
      hasFailed={error !== undefined}
    >
      {error && <LoadFailure retry={refetch} message="Failed to load the email" />}
      {log && <EmailLogDetails log={log} />}
    </RecordPanel>
  )
}
