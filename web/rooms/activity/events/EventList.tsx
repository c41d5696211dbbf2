import { behindName, textOf } from "@farelight/api/contract/activity/eventSentence.ts"
import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { Fragment } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Box, chakra, Grid, Link, Text, TextButton } from "../../../components/chakra.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
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

/** Undefined if the subject has no page. */
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

const EventSentence = ({ event }: { event: Activity_EventFragment }) => {
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
          <Fragment key={text}>{index === 0 ? behindName(text) : text}</Fragment>
        ),
      )}
    </>
  )
}

interface Props {
  events: readonly Activity_EventFragment[]
  /** True while other events load that will replace these. */
  isStale: boolean
  /** Undefined if the list is already filtered by the subject. */
  showOnly: ((event: Activity_EventFragment) => void) | undefined
}

// Shown on hover, as it would dominate every row.
const onlyWhenMeant = { "@media (hover: hover)": { "li:not(:hover) > &:not(:focus-visible)": { opacity: 0 } } } as const

export const EventList = ({ events, isStale, showOnly }: Props) => (
  <Box
    as="ol"
    aria-label="Events"
    aria-busy={isStale}
    opacity={isStale ? 0.5 : undefined}
    background="bg"
    borderWidth="1px"
    borderRadius="l3"
    overflowWrap="anywhere"
  >
    {events.map((event) => (
      <Grid
        as="li"
        key={event.id}
        templateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) auto 5.5rem" }}
        columnGap="3"
        rowGap="0.5"
        alignItems="baseline"
        paddingX="4"
        paddingY="2"
        borderTopWidth="1px"
        _first={{ borderTopWidth: "0" }}
      >
        <Text minWidth="0">
          <EventSentence event={event} />
        </Text>
        {showOnly && event.subjectId !== null && (
          <TextButton
            size="xs"
            height="6"
            gridRow={{ base: 2, md: 1 }}
            gridColumn={{ base: 1, md: 2 }}
            justifySelf="start"
            color="fg.muted"
            css={onlyWhenMeant}
            aria-label={`Only what this is about: ${textOf(event.summaryParts)}`}
            onClick={() => showOnly(event)}
          >
            Only this
          </TextButton>
        )}
        <Text color="fg.muted" gridRow="1" gridColumn={{ base: 2, md: 3 }} textAlign="end" whiteSpace="nowrap">
          <RelativeTime of={event.occurredAt} /> ago
        </Text>
      </Grid>
    ))}
  </Box>
)
