import { Link as RouterLink } from "react-router-dom"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Flex, Link, Stack, Text } from "../../../parts/chakra.ts"
import { Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { LeadSection } from "../../leads/details/LeadSection.tsx"
import { emailLogPath } from "./emailLogAddress.ts"
import { describeNextAttempt, EmailStatusBadge, subjectOf } from "./emailLogLook.tsx"

const problemOf = ({ status, attempts }: LeadEmails_EmailFragment) =>
  status === "FAILED" || status === "QUEUED" ? (attempts.at(-1)?.explanation ?? null) : null

/** The mails about a lead, and what has become of them. */
export const LeadEmails = ({ emails }: { emails: readonly LeadEmails_EmailFragment[] }) => {
  const now = useMinute()
  return (
    <LeadSection title="Emails">
      {emails.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          No email about it yet
        </Text>
      )}
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm" overflowWrap="anywhere">
        {emails.map((email) => (
          <li key={email.id}>
            <Flex justify="space-between" align="start" gap="3">
              <Link asChild color="fg" variant="underline">
                <RouterLink to={emailLogPath({ search: email.subject })}>{subjectOf(email)}</RouterLink>
              </Link>
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
              <Text color="fg.muted" fontSize="sm">
                {describeNextAttempt(email.nextAttemptAt, now)}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </LeadSection>
  )
}
