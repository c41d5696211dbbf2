import { Stack } from "@chakra-ui/react/stack"
import { type ReactNode, useId } from "react"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { NewRecordsNotice } from "../../../components/records/NewRecordsNotice.tsx"
import { LeadFilterBar } from "./LeadFilterBar.tsx"
import { LeadListSkeleton } from "./LeadListSkeleton.tsx"
import { LeadPage, type LeadPageProps, type ListedLead } from "./LeadPage.tsx"

interface Props<Lead extends ListedLead, Field extends string> extends Omit<LeadPageProps<Lead, Field>, "id" | "page"> {
  /** The page asked for or, while that is on its way, the one before it. */
  page: LeadPageProps<Lead, Field>["page"] | undefined
  /** How many leads of the kind have arrived by now, and how many had when the page was loaded. */
  arrivals: { now: number; onLoad: number | undefined }
  /** The filters that only this kind has. */
  filters?: ReactNode
}

/** A kind of lead to search, filter, sort, page through, select and work on. */
export const LeadList = <Lead extends ListedLead, Field extends string>(props: Props<Lead, Field>) => {
  const { page, arrivals, filters, ...rest } = props
  const { kind, listing, hasFailed, reload } = rest
  const showNewest = () => {
    if (listing.isNewest) reload()
    else listing.showNewest()
  }
  const listId = useId()
  return (
    <Stack gap="4">
      <LeadFilterBar
        searchHint={kind.searchHint}
        filter={listing.view.filter}
        narrow={listing.narrow}
        clear={listing.clearFilter}
        listId={listId}
      >
        {filters}
      </LeadFilterBar>
      {hasFailed && <LoadFailure retry={reload} />}
      <NewRecordsNotice
        count={arrivals.onLoad === undefined ? 0 : arrivals.now - arrivals.onLoad}
        noun={kind.noun}
        show={showNewest}
      />
      {page && <LeadPage {...rest} id={listId} page={page} />}
      {!page && !hasFailed && <LeadListSkeleton />}
    </Stack>
  )
}
