import { DetailList } from "../../../components/records/DetailList.tsx"
import { MailLink } from "../../../components/records/MailLink.tsx"
import { Verbatim } from "../../../components/records/Verbatim.tsx"
import type { EmailLogDetails_LogFragment } from "../../../graphql/generated.ts"
import { LeadReferenceLink } from "../../leads/LeadLink.tsx"

/** What belongs to a mail beside its content. */
export const EmailFacts = ({ log: { lead, replyTo, messageId } }: { log: EmailLogDetails_LogFragment }) => {
  const facts = [
    { term: "Lead", value: lead && <LeadReferenceLink lead={lead} /> },
    { term: "Answers go to", value: replyTo && <MailLink address={replyTo} /> },
    { term: "Message ID", value: <Verbatim>{messageId}</Verbatim> },
  ]
  return <DetailList details={facts.filter(({ value }) => value !== null)} />
}
