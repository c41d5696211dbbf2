import { polling } from "../../../apollo/polling.ts"
import { HelpText, RouteLink, Stack } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { NumberTable } from "../../../components/list/NumberTable.tsx"
import { NumbersCard } from "../../../components/NumbersCard.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useWaitListQuery, type WaitList_CityFragment } from "../../../graphql/generated.ts"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../lead/leadKind.ts"
import { WriteLetter } from "../messages/letters/WriteLetter.tsx"

type City = WaitList_CityFragment

const ofKind = ({ kinds }: City, { type }: LeadKindFacts) => kinds.find(({ leadType }) => leadType === type)
const waitingIn = ({ kinds }: City) => kinds.reduce((sum, { waiting }) => sum + waiting, 0)
const notifiedIn = ({ kinds }: City) => kinds.reduce((sum, { told }) => sum + told, 0)

interface CitiesProps {
  title: string
  remark: string
  cities: readonly City[]
  listPath: string
  /** Called after a letter to people who have waited. Without it, the table offers no letters. */
  sent?: () => unknown
}

const Cities = ({ title, remark, cities, listPath, sent }: CitiesProps) => {
  const kinds = useLeadKinds()
  const count = (city: City, kind: LeadKindFacts) => {
    const waiting = ofKind(city, kind)?.waiting ?? 0
    if (waiting === 0) return "0"
    const people = counted(waiting, kind.senderNoun)
    return (
      <Stack gap="1" align="end">
        <RouteLink
          to={`${listPath}?${new URLSearchParams({ tab: kind.tab, waitlist: city.slug })}`}
          aria-label={`${people}, ${city.name}`}
        >
          {waiting}
        </RouteLink>
        {sent && (
          <WriteLetter
            to={{ kind, filter: {}, city, count: waiting }}
            label={`Write to ${people} who waited for ${city.name}`}
            size="xs"
            minHeight={{ base: "11", md: "auto" }}
            sent={sent}
          >
            Write to {waiting === 1 ? "them" : `all ${waiting}`}
          </WriteLetter>
        )}
      </Stack>
    )
  }
  return (
    <NumbersCard title={title}>
      <HelpText paddingX={{ base: "3", md: "4" }} paddingBottom="3" maxWidth="72rem">
        {remark}
      </HelpText>
      <NumberTable
        label={title}
        heading="City"
        noun="cities"
        rows={cities}
        nameOf={({ name }) => name}
        sizeOf={waitingIn}
        columns={[
          ...kinds.map((kind) => ({
            header: capitalized(kind.senderNoun[1]),
            cell: (city: City) => count(city, kind),
          })),
          { header: "Notified", from: "md", cell: (city) => String(notifiedIn(city)) },
          { header: "Since", from: "sm", cell: ({ since }) => <RelativeTime of={since} /> },
        ]}
      />
    </NumbersCard>
  )
}

export const WaitListPage = ({ listPath }: { listPath: string }) => {
  const query = useWaitListQuery({ fetchPolicy: "cache-and-network", ...polling })
  const state = useLoadState(query)
  const cities = query.data?.waitList
  const isDue = (city: City) => city.isOpen && waitingIn(city) > 0
  const parts = [
    {
      title: "Open now",
      remark:
        "These cities are open. People who waited for them have not been notified yet: write to them. A call that reaches one without an address counts, too.",
      cities: cities?.filter(isDue),
      sent: query.refetch,
    },
    {
      title: "Waiting",
      remark:
        "They get an email when their city opens, and no answer before. To open a city, set it to OPEN on the content page “Cities”.",
      cities: cities?.filter((city) => city.isListed && !city.isOpen),
    },
    {
      title: "Notified",
      remark: "These cities are open, and everyone who waited has been notified.",
      cities: cities?.filter((city) => city.isOpen && !isDue(city)),
    },
    {
      title: "Not on the map",
      remark: "As typed. These senders expect an answer too, as the place may be part of an open city.",
      cities: cities?.filter(({ isListed }) => !isListed),
    },
  ]
  return (
    <Stack gap="5">
      <LoadNotice
        state={state}
        content={cities}
        message="Failed to load the wait list"
        label="Loading the wait list"
        count={1}
        height="80"
      />
      {cities?.length === 0 && (
        <EmptyNote title="No one waiting">
          People from cities that are not open yet appear here. You can write to them once their city opens.
        </EmptyNote>
      )}
      {parts.map(
        ({ cities = [], ...part }) =>
          cities.length > 0 && <Cities key={part.title} {...part} {...{ cities, listPath }} />,
      )}
    </Stack>
  )
}
