import { Link } from "@chakra-ui/react/link"
import { chakra } from "@chakra-ui/react/styled-system"
import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/person/privacyRequests.ts"
import { Link as RouterLink } from "react-router-dom"
import type { Activity_EventFragment } from "../../../graphql/generated.ts"
import { type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { emailLogPath } from "../../mail/email/emailLogAddress.ts"
import { eventSubjects } from "./eventKinds.ts"

const dashboardPath = (parameters: Record<string, string>) => `/adminpage/dashboard?${new URLSearchParams(parameters)}`

const isTextPair = (facts: unknown): facts is { page: string; sectionId: string } =>
  typeof facts === "object" &&
  facts !== null &&
  "page" in facts &&
  typeof facts.page === "string" &&
  "sectionId" in facts &&
  typeof facts.sectionId === "string"

/** Where to see what an event is about, and how its sentence names that; undefined if it is to be seen nowhere. */
const subjectOf = (event: Activity_EventFragment, leadKinds: readonly LeadKindFacts[]) => {
  const { type, subjectType, subjectId, facts } = event
  const noun = eventSubjects(leadKinds).find(({ name }) => name === subjectType)?.noun
  if (subjectId === null || !noun || /\.(deleted|erased)$/.test(type)) return undefined
  const name = `${noun} ${subjectId}`
  const kind = leadKinds.find((candidate) => candidate.type.toLowerCase() === subjectType)
  if (kind) return { name, address: `${kind.path}/${subjectId}` }
  if (subjectType === "cms_block" && isTextPair(facts)) {
    const { page, sectionId } = facts
    return {
      name: `section ${sectionId} of the page ${page}`,
      address: dashboardPath({ tab: "cms", page, block: sectionId }),
    }
  }
  if (subjectType === "media_file") return { name, address: dashboardPath({ tab: "media" }) }
  if (subjectType === "privacy_request") return { name, address: `${PRIVACY_REQUESTS_PATH}/${subjectId}` }
  if (subjectType === "email_log") return { name, address: emailLogPath({}) }
  return undefined
}

/** What happened, as a sentence that begins with who did it and leads to what it is about. */
export const EventSentence = ({ event }: { event: Activity_EventFragment }) => {
  const subject = subjectOf(event, useLeadKinds())
  // The sentence goes on after the name.
  const text = event.summary.charAt(0).toLowerCase() + event.summary.slice(1)
  const [before = "", ...rest] = subject ? text.split(subject.name) : [text]
  const isNamed = subject !== undefined && rest.length > 0
  return (
    <>
      <chakra.strong fontWeight="semibold">{event.actorName}</chakra.strong> {before}
      {isNamed && (
        <>
          <Link asChild color="fg" variant="underline" display="inline">
            <RouterLink to={subject.address}>{subject.name}</RouterLink>
          </Link>
          {rest.join(subject.name)}
        </>
      )}
    </>
  )
}
