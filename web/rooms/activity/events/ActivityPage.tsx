import { eventGroups, eventSubjects } from "@farelight/api/contract/activity/eventGroups.ts"
import { lowerFirst, nounOf } from "@farelight/api/contract/activity/eventSentence.ts"
import { eventTypes, storedType } from "@farelight/api/contract/activity/eventTypes.ts"
import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import { addDays } from "@farelight/api/contract/text/zonedTime.ts"
import { Fragment, useState } from "react"
import { Link as RouterLink, useSearchParams } from "react-router-dom"
import { Button, chakra, FieldError, Flex, Grid, Link, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { ExportButton } from "../../../components/export/ExportButton.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { counted } from "../../../components/list/counts.ts"
import { DayRangeFields } from "../../../components/list/DayRangeFields.tsx"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { Records } from "../../../components/list/Records.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { type DayRange, INCOMPLETE_DATE, useDayRange } from "../../../components/records/DayField.tsx"
import { dateFormat, dayFormat } from "../../../components/records/dateFormat.ts"
import { localDay } from "../../../components/records/localDay.ts"
import { Notice } from "../../../components/records/Notice.tsx"
import {
  type Activity_EventFragment,
  useEventsQuery,
  useSystemWarningsQuery,
  useUsersQuery,
} from "../../../graphql/generated.ts"
import { type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { emailLogPath, openEmailParameter } from "../../mail/email/emailLogAddress.ts"
import {
  type ActivityView,
  activityFilter,
  activityParameters,
  allActivity,
  isUnfiltered,
  readActivityView,
  writeActivityView,
} from "./activityView.ts"

const dashboardPath = (parameters: Record<string, string>) => `/adminpage/dashboard?${new URLSearchParams(parameters)}`

const isTextPair = (facts: unknown): facts is { page: string; sectionId: string } =>
  typeof facts === "object" &&
  facts !== null &&
  "page" in facts &&
  typeof facts.page === "string" &&
  "sectionId" in facts &&
  typeof facts.sectionId === "string"

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

const today = () => localDay(new Date())
const formatTime = dateFormat({ timeStyle: "short" })
const formatFullDay = dayFormat({ dateStyle: "full" })

const dayOf = ({ occurredAt }: Activity_EventFragment) => {
  const day = localDay(new Date(occurredAt))
  if (day === today()) return "Today"
  return day === addDays(today(), -1) ? "Yesterday" : formatFullDay(day)
}

const nameOf = ({ lead, subjectType }: Activity_EventFragment, text: string) =>
  lead ? `${lead.name}’s ${nounOf(subjectType)}` : text

const EventSentence = ({ event }: { event: Activity_EventFragment }) => {
  const address = addressOf(event, useLeadKinds())
  return (
    <>
      <chakra.strong fontWeight="semibold">{event.actorName}</chakra.strong>{" "}
      {event.summaryParts.map(({ text, isSubject }, index) =>
        isSubject && address ? (
          <Link key={text} asChild color="fg" variant="underline" display="inline">
            <RouterLink to={address}>{nameOf(event, text)}</RouterLink>
          </Link>
        ) : (
          <Fragment key={text}>{index === 0 ? lowerFirst(text) : text}</Fragment>
        ),
      )}
    </>
  )
}

const EventItem = ({ event }: { event: Activity_EventFragment }) => (
  <Flex gap="3" justify="space-between" align="baseline">
    <Text minWidth="0">
      <EventSentence event={event} />
    </Text>
    <Text color="fg.muted" whiteSpace="nowrap">
      <time dateTime={event.occurredAt} title={formatMoment(event.occurredAt)}>
        {formatTime(new Date(event.occurredAt))}
      </time>
    </Text>
  </Flex>
)

interface Choice {
  name: string
  label: string
}

interface FilterProps {
  view: ActivityView
  narrow: (change: Partial<ActivityView>) => void
  clear: () => void
  people: readonly Choice[]
  kinds: readonly Choice[]
  subjects: readonly Choice[]
  days: DayRange
}

const ActivityFilterBar = ({ view, narrow, clear, people, kinds, subjects, days }: FilterProps) => {
  const [isUnfolded, setIsUnfolded] = useState(!isUnfiltered(view))
  // The address may name a person who is not in the list, so that person is added.
  const isListed = view.person === "" || people.some(({ name }) => name === view.person)
  const persons = isListed ? people : [...people, { name: view.person, label: `Account ${view.person}` }]
  const selects = [
    { label: "Person", all: "Everybody", key: "person", choices: persons },
    { label: "Kind", all: "Everything", key: "kind", choices: kinds },
    { label: "About", all: "Anything", key: "subject", choices: subjects },
  ] as const
  return (
    <Stack role="search" aria-label="Activity" gap="2">
      <Button hideFrom="md" alignSelf="start" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
        Filter
      </Button>
      <Grid
        templateColumns="repeat(2, minmax(0, 1fr))"
        display={{ base: isUnfolded ? "grid" : "none", md: "flex" }}
        flexWrap="wrap"
        gap="2"
        alignItems="end"
      >
        {selects.map(({ label, all, key, choices }) => (
          <Labeled key={key} label={label} isQuiet width={{ base: "full", md: "auto" }} flex="1 1 7rem">
            <Select
              size="sm"
              background="bg"
              options={[{ name: "", label: all }, ...choices]}
              chosen={view[key]}
              choose={(name) => narrow({ [key]: name })}
            />
          </Labeled>
        ))}
        <Flex gap="2" gridColumn="1 / -1" wrap="wrap" align="end">
          <DayRangeFields range={days} />
        </Flex>
        {(!isUnfiltered(view) || days.isUnfinished) && (
          <TextButton paddingX="1" justifySelf="start" onClick={clear}>
            Clear all
          </TextButton>
        )}
      </Grid>
      <FieldError>{days.fault}</FieldError>
    </Stack>
  )
}

const eventKinds = (leadKinds: readonly LeadKindFacts[]) =>
  Object.entries(eventGroups).map(([name, label]) => ({
    name,
    label,
    types: [
      ...new Set(
        namesOf(eventTypes)
          .filter((type) => eventTypes[type].group === name)
          .flatMap((type) => leadKinds.map((kind) => storedType(type, kind.type.toLowerCase()))),
      ),
    ],
  }))

const subjectKinds = (leadKinds: readonly LeadKindFacts[]) => [
  ...leadKinds.map(({ type, title }) => ({ name: type.toLowerCase(), label: title })),
  ...Object.entries(eventSubjects).map(([name, { label }]) => ({ name, label })),
]

const PAGE_SIZE = 50

const csv = { path: "/api/admin/events.csv", filePrefix: "activity" }

export const ActivityPage = () => {
  const leadKinds = useLeadKinds()
  const known = { kinds: eventKinds(leadKinds), subjects: subjectKinds(leadKinds) }
  const [address, setAddress] = useSearchParams()
  const view = readActivityView(address, known)
  const show = (next: ActivityView, replace = false) =>
    setAddress(writeActivityView(next), { replace, preventScrollReset: true })

  const days = useDayRange(
    view,
    (change, { replace }) => show({ ...view, ...change }, replace),
    "“From” is after “To”, so nothing can match.",
  )
  const { data: team } = useUsersQuery()
  const { data: system } = useSystemWarningsQuery({ fetchPolicy: "network-only" })
  const query = useEventsQuery({
    variables: { first: PAGE_SIZE, after: null, filter: activityFilter(view, known) },
    fetchPolicy: "network-only",
  })
  const list = usePagedQuery(query, "events")
  const { page } = list
  const people = team?.users.map(({ user }) => ({ name: user.id, label: user.name })) ?? []

  return (
    <Records<Activity_EventFragment>
      label="Events"
      toolbar={
        <>
          {system?.systemWarnings.map((warning) => (
            <Notice key={warning} role="alert" tone="yellow" text={warning} />
          ))}
          <ActivityFilterBar
            view={view}
            narrow={(change) => show({ ...view, ...change })}
            clear={() => {
              show(allActivity)
              days.reset()
            }}
            people={people}
            kinds={known.kinds}
            subjects={known.subjects}
            days={days}
          />
        </>
      }
      about={
        page && (
          <span aria-live="polite">
            {`${counted(page.nodes.length, ["event", "events"])}${page.pageInfo.hasNextPage ? ", and older ones" : ""}`}
          </span>
        )
      }
      action={
        page && (
          <ExportButton
            csv={csv}
            parameters={activityParameters(view, known)}
            count={list.isStale ? undefined : page.nodes.length}
            fault={days.isUnfinished ? INCOMPLETE_DATE : undefined}
          >
            Export CSV
          </ExportButton>
        )
      }
      list={list}
      records={page?.nodes}
      loading="Loading the activity"
      loadingRows={{ count: 8, height: "12", gap: "1" }}
      groupOf={dayOf}
      item={(event) => <EventItem event={event} />}
      empty={<EmptyNote>{isUnfiltered(view) ? "Nothing has happened yet" : "Nothing matches this filter"}</EmptyNote>}
    />
  )
}
