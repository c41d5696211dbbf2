import { Link } from "@chakra-ui/react/link"
import { chakra } from "@chakra-ui/react/styled-system"
import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/person/privacyRequests.ts"
import { behindName } from "@farelight/api/contract/record/eventSentence.ts"
import { Fragment } from "react"
import { Link as RouterLink } from "react-router-dom"
import type { Activity_EventFragment } from "../../../graphql/generated.ts"
import { type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { emailLogPath, openEmailParameter } from "../../mail/email/emailLogAddress.ts"

const dashboardPath = (parameters: Record<string, string>) => `/adminpage/dashboard?${new URLSearchParams(parameters)}`

const isTextPair = (facts: unknown): facts is { page: string; sectionId: string } =>
  typeof facts === "object" &&
  facts !== null &&
  "page" in facts &&
  typeof facts.page === "string" &&
  "sectionId" in facts &&
  typeof facts.sectionId === "string"

/** The address that shows what an event is about; undefined if there is none. */
const addressOf = (event: Activity_EventFragment, leadKinds: readonly LeadKindFacts[]) => {
  const { type, subjectType, subjectId, facts } = event
  if (subjectId === null || /\.(deleted|erased)$/.test(type)) return undefined
  const kind = leadKinds.find((candidate) => candidate.type.toLowerCase() === subjectType)
  if (kind) return `${kind.path}/${subjectId}`
  if (subjectType === "cms_block" && isTextPair(facts))
    return dashboardPath({ tab: "cms", page: facts.page, block: facts.sectionId })
  if (subjectType === "media_file") return dashboardPath({ tab: "media" })
  if (subjectType === "privacy_request") return `${PRIVACY_REQUESTS_PATH}/${subjectId}`
  if (subjectType === "email_log") return emailLogPath({ [openEmailParameter]: subjectId })
  return undefined
}

/** What happened, as a sentence that begins with who did it and leads to what it is about. */
export const EventSentence = ({ event }: { event: Activity_EventFragment }) => {
  const address = addressOf(event, useLeadKinds())
  return (
    <>
      <chakra.strong fontWeight="semibold">{event.actorName}</chakra.strong>{" "}
      {event.summaryParts.map(({ text, isSubject }, index) =>
        isSubject && address ? (
          <Link key={text} asChild color="fg" variant="underline" display="inline">
            <RouterLink to={address}>{text}</RouterLink>
          </Link>
        ) : (
          // The sentence goes on after the name.
          <Fragment key={text}>{index === 0 ? behindName(text) : text}</Fragment>
        ),
      )}
    </>
  )
}
