import { useId, useState } from "react"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Button, chakra, Text, VisuallyHidden } from "../../../parts/chakra.ts"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { FeedActor, FeedEntry } from "../../leads/details/feed/FeedEntry.tsx"
import { emailLogPath, openEmailParameter } from "./emailLogAddress.ts"
import { describeNextAttempt, EmailStatusBadge, subjectOf } from "./emailLogLook.tsx"

const LINES_SHOWN = 8
const CHARACTERS_SHOWN = 600

const more = { variant: "plain", size: "2xs", paddingX: "0", color: "fg.muted", textDecoration: "underline" } as const

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
        <Button {...more} aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
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
  const id = useId()
  const [isExplained, setIsExplained] = useState(false)
  const { type, status, subject, recipient, body, attempts, nextAttemptAt, createdAt } = email
  const isReply = type.endsWith("_REPLY")
  const problem = status === "FAILED" || status === "QUEUED" ? attempts.at(-1)?.explanation : undefined
  const next = status === "QUEUED" && nextAttemptAt && describeNextAttempt(nextAttemptAt, now)
  const why = [problem, next && `${next}.`].filter(Boolean).join(" ")
  const link = (text: string) => (
    <RouteLink
      to={emailLogPath({ search: subject, [openEmailParameter]: email.id })}
      color="fg"
      title={subjectOf(email)}
    >
      {text}
    </RouteLink>
  )
  return (
    <FeedEntry
      at={createdAt}
      author={isReply ? sender : undefined}
      state={
        <>
          {problem ? (
            <chakra.button
              type="button"
              minHeight="6"
              cursor="pointer"
              borderRadius="l2"
              focusVisibleRing="outside"
              title={why}
              aria-expanded={isExplained}
              aria-controls={id}
              onClick={() => setIsExplained(!isExplained)}
            >
              <EmailStatusBadge status={status} />
              <VisuallyHidden>, why?</VisuallyHidden>
            </chakra.button>
          ) : (
            <EmailStatusBadge status={status} />
          )}
          <Text id={id} hidden={!isExplained} color={status === "FAILED" ? "fg.error" : undefined}>
            {why}
          </Text>
        </>
      }
      text={
        isReply && (
          <>
            {link(subjectOf(email))}
            {body && <ReplyText body={body} />}
          </>
        )
      }
    >
      {isReply ? (
        <>
          <FeedActor>{sender ?? "A reply"}</FeedActor> {sender ? "replied" : "was sent"}
        </>
      ) : (
        <>
          {type.endsWith("_RECEIPT") ? "Receipt to" : "Notified"} {link(recipient || subjectOf(email))}
        </>
      )}
    </FeedEntry>
  )
}
