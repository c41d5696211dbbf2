import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { LeadSection } from "../../leads/details/LeadSection.tsx"
import { emailLogPath, openEmailParameter } from "./emailLogAddress.ts"
import { describeNextAttempt, EmailStatusBadge, subjectOf } from "./emailLogLook.tsx"

const problemOf = ({ status, attempts }: LeadEmails_EmailFragment) =>
  status === "FAILED" || status === "QUEUED" ? (attempts.at(-1)?.explanation ?? null) : null

/** The mails about a lead, and what has become of them. */
export const LeadEmails = ({ emails }: { emails: readonly LeadEmails_EmailFragment[] }) => {
  const now = useMinute()
  return (
    <LeadSection title="Emails">
      {emails.length === 0 && <Remark>No email about it yet</Remark>}
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm" overflowWrap="anywhere">
        {emails.map((email) => (
          <li key={email.id}>
            <Flex justify="space-between" align="start" gap="3">
              <RouteLink to={emailLogPath({ search: email.subject, [openEmailParameter]: email.id })} color="fg">
                {subjectOf(email)}
              </RouteLink>
              <EmailStatusBadge status={email.status} />
            </Flex>
            <Text color="fg.muted" fontSize="xs">
              {email.recipient && `To: ${email.recipient}, `}
              <Moment at={email.createdAt} />
            </Text>
            {problemOf(email) && (
              <Text color={email.status === "FAILED" ? "fg.error" : undefined} fontSize="sm">
                {problemOf(email)}
              </Text>
            )}
            {email.status === "QUEUED" && email.nextAttemptAt && (
              <Remark>{describeNextAttempt(email.nextAttemptAt, now)}</Remark>
            )}
          </li>
        ))}
      </Stack>
    </LeadSection>
  )
}
