import { eventGroups, eventSubjects } from "@farelight/api/contract/activity/eventGroups.ts"
import { nounOf } from "@farelight/api/contract/activity/eventSentence.ts"
import { type EventType, eventTypes, storedType } from "@farelight/api/contract/activity/eventTypes.ts"
import { useSearchParams } from "react-router-dom"
import { Field, FieldError, Flex, Grid, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { ExportButton } from "../../../components/export/ExportButton.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { counted } from "../../../components/list/counts.ts"
import { DayRangeFields } from "../../../components/list/DayRangeFields.tsx"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { LoadMore } from "../../../components/list/LoadMore.tsx"
import { ToggleButton } from "../../../components/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { type DayRange, INCOMPLETE_DATE, useDayRange } from "../../../components/records/DayField.tsx"
import { LoadNotice } from "../../../components/records/LoadFailure.tsx"
import { useEventsQuery, useSystemWarningsQuery, useUsersQuery } from "../../../graphql/generated.ts"
import { type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import {
  type ActivityView,
  activityFilter,
  activityParameters,
  everything,
  isEverything,
  readActivityView,
  writeActivityView,
} from "./activityView.ts"
import { EventList } from "./EventList.tsx"

interface Choice {
  name: string
  label: string
}

interface Props {
  view: ActivityView
  narrow: (change: Partial<ActivityView>) => void
  clear: () => void
  people: readonly Choice[]
  kinds: readonly Choice[]
  subjects: readonly Choice[]
  days: DayRange
}

const ActivityFilterBar = ({ view, narrow, clear, people, kinds, subjects, days }: Props) => {
  // The URL may name a person who is not in the list.
  const isListed = view.person === "" || people.some(({ name }) => name === view.person)
  const persons = isListed ? people : [...people, { name: view.person, label: `Account ${view.person}` }]
  const selects = [
    { label: "Person", all: "Everybody", key: "person", choices: persons },
    { label: "Kind", all: "Everything", key: "kind", choices: kinds },
    { label: "About", all: "Anything", key: "subject", choices: subjects },
  ] as const
  return (
    <Stack role="search" aria-label="Activity" gap="2">
      <Grid
        templateColumns="repeat(2, minmax(0, 1fr))"
        display={{ base: "grid", md: "flex" }}
        flexWrap="wrap"
        gap="2"
        alignItems="end"
      >
        {selects.map(({ label, all, key, choices }) => (
          <Field.Root key={key} gap="1" width={{ base: "full", md: "auto" }} flex="1 1 7rem">
            <Field.Label color="fg.muted" fontWeight="normal">
              {label}
            </Field.Label>
            <Select
              size="sm"
              background="bg"
              options={[{ name: "", label: all }, ...choices]}
              chosen={view[key]}
              choose={(name) => narrow({ [key]: name, ...(key === "subject" && { subjectId: "" }) })}
            />
          </Field.Root>
        ))}
        <Flex gap="2" gridColumn="1 / -1" wrap="wrap" align="end">
          <DayRangeFields range={days} />
        </Flex>
        {(!isEverything(view) || days.isUnfinished) && (
          <TextButton paddingX="1" justifySelf="start" onClick={clear}>
            Clear all
          </TextButton>
        )}
      </Grid>
      {view.subjectId && (
        <Flex>
          <ToggleButton isPressed onClick={() => narrow({ subjectId: "" })}>
            {`Only ${nounOf(view.subject)} ${view.subjectId}`}
          </ToggleButton>
        </Flex>
      )}
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
        (Object.keys(eventTypes) as EventType[])
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
  const { page, isStale } = list
  const people = team?.users.map(({ user }) => ({ name: user.id, label: user.name })) ?? []

  return (
    <Stack gap="4">
      {system?.systemWarnings.map((warning) => (
        <Text key={warning} role="alert" background="yellow.subtle" color="yellow.fg" borderRadius="l2" padding="3">
          {warning}
        </Text>
      ))}
      <ActivityFilterBar
        view={view}
        narrow={(change) => show({ ...view, ...change })}
        clear={() => {
          show(everything)
          days.reset()
        }}
        people={people}
        kinds={known.kinds}
        subjects={known.subjects}
        days={days}
      />
      <LoadNotice state={list} content={page} label="Loading the activity" count={8} height="12" gap="1" />
      {page && (
        <>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text color="fg.muted" fontSize="sm" aria-live="polite">
              {`${counted(page.nodes.length, ["event", "events"])}${page.pageInfo.hasNextPage ? ", and older ones" : ""}`}
            </Text>
            <ExportButton
              csv={csv}
              parameters={activityParameters(view, known)}
              count={isStale ? undefined : page.nodes.length}
              fault={days.isUnfinished ? INCOMPLETE_DATE : undefined}
            >
              Export CSV
            </ExportButton>
          </Flex>
          {page.nodes.length > 0 ? (
            <EventList
              events={page.nodes}
              isStale={isStale && !list.hasFailed}
              showOnly={
                view.subjectId
                  ? undefined
                  : ({ subjectType, subjectId }) => show({ ...view, subject: subjectType, subjectId: subjectId ?? "" })
              }
            />
          ) : (
            <EmptyNote>{isEverything(view) ? "Nothing has happened yet" : "Nothing matches this filter"}</EmptyNote>
          )}
          <LoadMore more={list.more} />
        </>
      )}
    </Stack>
  )
}
