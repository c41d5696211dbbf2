import { useId, useState } from "react"
import { chakra, RouteLink, Text, VisuallyHidden } from "../../../components/chakra.ts"
import { useMinute } from "../../../components/records/DateTime.tsx"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { FeedActor, FeedEntry } from "../../leads/sections/FeedEntry.tsx"
import { FeedText } from "../../leads/sections/FeedText.tsx"
import { emailLogPath, openEmailParameter } from "./emailLogAddress.ts"
import { describeNextAttempt, EmailStatusBadge, subjectOf } from "./emailLogLook.tsx"

type Email = Pick<LeadEmails_EmailFragment, "status" | "attempts" | "nextAttemptAt" | "bouncedAt" | "bounceReason">

const whyOf = ({ status, attempts, nextAttemptAt, bouncedAt, bounceReason }: Email, now: number) => {
  if (bouncedAt) return bounceReason ?? ""
  const problem = status === "FAILED" || status === "QUEUED" ? attempts.at(-1)?.explanation : undefined
  if (!problem) return ""
  const next = status === "QUEUED" && nextAttemptAt && `${describeNextAttempt(nextAttemptAt, now)}.`
  return [problem, next].filter(Boolean).join(" ")
}

interface Props {
  email: LeadEmails_EmailFragment
  /** Undefined for automatic mails. */
  sender: string | undefined
}

export const MailEntry = ({ email, sender }: Props) => {
  const now = useMinute()
  const id = useId()
  const { type, subject, recipient, body, createdAt, bouncedAt } = email
  const [isExplained, setIsExplained] = useState(Boolean(bouncedAt))
  const isReply = type.endsWith("_REPLY")
  const why = whyOf(email, now)
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
          {why ? (
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
              <EmailStatusBadge {...email} />
              <VisuallyHidden>, why?</VisuallyHidden>
            </chakra.button>
          ) : (
            <EmailStatusBadge {...email} />
          )}
          <Text
            id={id}
            hidden={!isExplained}
            color={email.status === "FAILED" || email.bounceKind === "HARD" ? "fg.error" : undefined}
          >
            {why}
          </Text>
        </>
      }
      text={
        isReply && (
          <>
            {link(subjectOf(email))}
            {body && <FeedText text={body} />}
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
