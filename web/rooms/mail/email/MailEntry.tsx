import { useId, useState } from "react"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Button, Flex, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { FeedActor, FeedEntry } from "../../leads/details/FeedEntry.tsx"
import { emailLogPath, openEmailParameter } from "./emailLogAddress.ts"
import { describeNextAttempt, EmailStatusBadge, subjectOf } from "./emailLogLook.tsx"

const LINES_SHOWN = 8
const CHARACTERS_SHOWN = 600

/** What a reply says, the whole of a long one only when asked for. */
const ReplyText = ({ body }: { body: string }) => {
  const id = useId()
  const isLong = body.length > CHARACTERS_SHOWN || body.split("\n").length > LINES_SHOWN
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <Text id={id} whiteSpace="pre-line" lineClamp={isLong && !isWhole ? LINES_SHOWN : undefined}>
        {body}
      </Text>
      {isLong && (
        <Button
          variant="plain"
          size="2xs"
          paddingX="0"
          textDecoration="underline"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show less" : "Show all"}
        </Button>
      )}
    </>
  )
}

interface Props {
  email: LeadEmails_EmailFragment
  /** Who wrote it; nobody did what the product sends by itself. */
  sender: string | undefined
}

/** A mail about a lead in its feed, and what has become of it. */
export const MailEntry = ({ email, sender }: Props) => {
  const now = useMinute()
  const { id, type, status, subject, recipient, body, attempts, nextAttemptAt, createdAt } = email
  const isReply = type.endsWith("_REPLY")
  const problem = status === "FAILED" || status === "QUEUED" ? attempts.at(-1)?.explanation : undefined
  return (
    <FeedEntry at={createdAt} author={isReply ? sender : undefined} text={isReply && body && <ReplyText body={body} />}>
      <Flex display="inline-flex" columnGap="1.5" align="center" wrap="wrap">
        <span>
          {isReply ? <FeedActor>{sender ?? "A reply"}</FeedActor> : "Mail"}
          {recipient && ` to ${recipient}`}:{" "}
          <RouteLink to={emailLogPath({ search: subject, [openEmailParameter]: id })} color="fg">
            {subjectOf(email)}
          </RouteLink>
        </span>
        <EmailStatusBadge status={status} />
      </Flex>
      {problem && <Text color={status === "FAILED" ? "fg.error" : undefined}>{problem}</Text>}
      {status === "QUEUED" && nextAttemptAt && <Remark>{describeNextAttempt(nextAttemptAt, now)}</Remark>}
    </FeedEntry>
  )
}
