import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { type ReactNode, useId } from "react"
import { NewRecordsNotice } from "../../../components/records/ListNotices.tsx"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { LeadFilterBar } from "./LeadFilterBar.tsx"
import { LeadListSkeleton } from "./LeadListSkeleton.tsx"
import { LeadPage, type LeadPageProps, type ListedLead } from "./LeadPage.tsx"
import type { LeadListFilter } from "./leadListView.ts"
import { type DayEntry, useDayEntry } from "./useDayEntry.ts"

const UNFINISHED_DAY = "Enter a whole date between 2000 and 2099, or clear the field."

const describeDayFault = (
  { receivedFrom, receivedTo }: LeadListFilter,
  { from, to }: Record<"from" | "to", DayEntry>,
) => {
  if (from.isRefused || to.isRefused) return UNFINISHED_DAY
  if (receivedFrom && receivedTo && receivedFrom > receivedTo) {
    return "“Received from” is after “Received to”, so no lead can match."
  }
  return undefined
}

interface Props<Lead extends ListedLead, Field extends string>
  extends Omit<LeadPageProps<Lead, Field>, "id" | "page" | "filterFault"> {
  /** The page asked for or, while that is on its way, the one before it. */
  page: LeadPageProps<Lead, Field>["page"] | undefined
  /** How many leads of the kind have arrived by now, and how many had when the page was loaded. */
  arrivals: { now: number | undefined; onLoad: number | undefined }
  /** The filters that only this kind has. */
  filters?: ReactNode
}

/** A kind of lead to search, filter, sort, page through, select and work on. */
export const LeadList = <Lead extends ListedLead, Field extends string>(props: Props<Lead, Field>) => {
  const { page, arrivals, filters, ...rest } = props
  const { kind, listing, hasFailed, loadedAt, reload } = rest
  const showNewest = () => {
    if (listing.isNewest) reload()
    else listing.showNewest()
  }
  const listId = useId()
  const { filter } = listing.view
  const days = {
    from: useDayEntry(filter.receivedFrom, (receivedFrom, step) => listing.narrow({ receivedFrom }, step)),
    to: useDayEntry(filter.receivedTo, (receivedTo, step) => listing.narrow({ receivedTo }, step)),
  }
  const hasUnfinishedDay = days.from.isUnfinished || days.to.isUnfinished
  const dayFault = describeDayFault(filter, days)

  const clear = () => {
    listing.clearFilter()
    days.from.reset()
    days.to.reset()
  }

  return (
    <Stack gap="4">
      <LeadFilterBar
        searchHint={kind.searchHint}
        filter={filter}
        narrow={listing.narrow}
        clear={clear}
        days={days}
        listId={listId}
      >
        {filters}
      </LeadFilterBar>
      {dayFault && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {dayFault}
        </Text>
      )}
      {hasFailed && <LoadFailure retry={reload} shownSince={page && loadedAt} />}
      <NewRecordsNotice
        count={arrivals.now === undefined || arrivals.onLoad === undefined ? 0 : arrivals.now - arrivals.onLoad}
        noun={kind.noun}
        show={showNewest}
      />
      {page && (
        <LeadPage {...rest} id={listId} page={page} filterFault={hasUnfinishedDay ? UNFINISHED_DAY : undefined} />
      )}
      {!page && !hasFailed && <LeadListSkeleton />}
    </Stack>
  )
}
