import type { ReactNode, Ref } from "react"
import type { EmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { Box, chakra, Flex, Grid, Heading, Text } from "../../../../parts/chakra.ts"
import { MailLink } from "../../../../parts/records/ContactLinks.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { LeadReferenceLink } from "../../../leads/lead/LeadLink.tsx"
import { EmailContent } from "../EmailContent.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"
import { EmailTimeline } from "./EmailTimeline.tsx"

type Email = NonNullable<EmailLogDetailsQuery["emailLog"]>

/** Who it goes to, whom it is about and when it was written, as above a letter. */
const EmailHead = ({ log }: { log: Email }) => {
  const lines: { term: string; value: ReactNode }[] = [
    { term: "To", value: log.recipient },
    { term: "Answers go to", value: log.replyTo && <MailLink address={log.replyTo} /> },
    { term: "Lead", value: log.lead && <LeadReferenceLink lead={log.lead} /> },
    { term: "Written", value: <Moment at={log.createdAt} /> },
    { term: "Message ID", value: <Verbatim>{log.messageId}</Verbatim> },
  ]
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" fontSize="sm" alignItems="baseline">
      {lines
        .filter(({ value }) => value)
        .map(({ term, value }) => (
          <Box key={term} display="contents">
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd>{value}</chakra.dd>
          </Box>
        ))}
    </Grid>
  )
}

const ErasedContent = ({ at }: { at: string }) => (
  <Text color="fg.muted" maxWidth="62ch">
    Its subject, addresses and text were erased on <Moment at={at} />, as their time was over. It cannot be sent again.
  </Text>
)

const Content = ({ log }: { log: Email }) => (
  <>
    <EmailContent body={log.body} html={log.html}>
      <Heading as="h3" size="sm">
        Email body
      </Heading>
    </EmailContent>
    <div>
      <Heading as="h3" size="sm" marginBottom="2">
        Form data
      </Heading>
      <Box background="bg.muted" borderWidth="1px" borderRadius="l2" paddingX="3" paddingY="2">
        <Verbatim>{JSON.stringify(log.formData, null, 2)}</Verbatim>
      </Box>
    </div>
  </>
)

interface Props {
  log: Email
  /** The row above says what kind of email it is, and how it stands. */
  isInRow: boolean
  heading: Ref<HTMLHeadingElement>
}

/** An email's content, the form data and the time it is about, and what happened to it. */
export const EmailLogDetails = ({ log, isInRow, heading }: Props) => (
  <>
    <div>
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} outline="none">
        {subjectOf(log)}
      </Heading>
      {!isInRow && (
        <Flex gap="2" wrap="wrap" marginTop="2">
          <EmailStatusBadge status={log.status} />
          <EmailTypeBadge type={log.type} />
        </Flex>
      )}
    </div>
    <EmailHead log={log} />
    <EmailTimeline log={log} />
    {log.textsErasedAt ? <ErasedContent at={log.textsErasedAt} /> : <Content log={log} />}
  </>
)
