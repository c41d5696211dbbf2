import { Badge } from "@chakra-ui/react/badge"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { emailLogStatuses } from "@farelight/api/modules/email/emailLogStatus.ts"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"

/** The mails about a lead, and what has become of them. */
export const LeadEmails = ({ emails }: { emails: readonly LeadEmails_EmailFragment[] }) => (
  <Panel title="Emails">
    {emails.length === 0 && <Text color="fg.muted">No email about it yet</Text>}
    <Stack as="ul" gap="3" listStyleType="none" overflowWrap="anywhere">
      {emails.map(({ id, status, subject, recipient, createdAt }) => (
        <li key={id}>
          <Flex justify="space-between" align="start" gap="3">
            {subject}
            <Badge>{emailLogStatuses[status]}</Badge>
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            To: {recipient}, <Moment at={createdAt} />
          </Text>
        </li>
      ))}
    </Stack>
  </Panel>
)
