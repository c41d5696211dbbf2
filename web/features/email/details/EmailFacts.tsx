import { Link } from "@chakra-ui/react/link"
import { leadPaths } from "@farelight/api/contract/leadPaths.ts"
import { Link as RouterLink } from "react-router-dom"
import { DetailList } from "../../../components/records/DetailList.tsx"
import { MailLink } from "../../../components/records/MailLink.tsx"
import { Verbatim } from "../../../components/records/Verbatim.tsx"
import type { EmailLogDetails_LogFragment } from "../../../graphql/generated.ts"

/** What belongs to a mail beside its content. */
export const EmailFacts = ({ log: { lead, replyTo, messageId } }: { log: EmailLogDetails_LogFragment }) => {
  const leadLink = lead && (
    <Link asChild color="fg" variant="underline" display="inline">
      <RouterLink to={`${leadPaths[lead.type]}/${lead.id}`}>{lead.name}</RouterLink>
    </Link>
  )
  const facts = [
    { term: "Lead", value: leadLink },
    { term: "Answers go to", value: replyTo && <MailLink address={replyTo} /> },
    { term: "Message ID", value: <Verbatim>{messageId}</Verbatim> },
  ]
  return <DetailList details={facts.filter(({ value }) => value !== null)} />
}
