import type { EmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { Box, Heading, Text } from "../../../../parts/chakra.ts"
import { RecordFacts } from "../../../../parts/list/rows/RecordFacts.tsx"
import { MailLink } from "../../../../parts/records/ContactLinks.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { LeadReferenceLink } from "../../../leads/lead/LeadLink.tsx"
import { EmailContent } from "../EmailContent.tsx"
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

/** An email's addresses, its content, what happened to it, and the form data it is about. */
export const EmailLogDetails = ({ log }: { log: Email }) => (
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
