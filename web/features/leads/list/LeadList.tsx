import { useFragment, useQuery } from "@apollo/client/react"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Skeleton } from "@chakra-ui/react/skeleton"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"
import { UNFINISHED_DAY, useDayRange } from "../../../components/records/DayField.tsx"
import { NewRecordsNotice } from "../../../components/records/ListNotices.tsx"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useFrozenPage } from "../../../components/records/useFrozenPage.ts"
import type { DetailedLead, LeadKind, ListedLead } from "../leadKind.ts"
import { LeadFilterBar } from "./LeadFilterBar.tsx"
import { LeadTable } from "./LeadTable.tsx"
import { filterVariables, isEmptyFilter, PAGE_SIZE, useLeadListing } from "./leadListing.ts"

const SKELETON_ROWS = ["1", "2", "3", "4", "5", "6", "7", "8"]

const LeadListSkeleton = () => (
  <SimpleGrid
    role="status"
    aria-label="Loading the list"
    columns={{ base: 1, md: 2, xl: 1 }}
    gap={{ base: "3", xl: "0.5" }}
  >
    {SKELETON_ROWS.map((row) => (
      <Skeleton key={row} height={{ base: "64", xl: "16" }} borderRadius={{ base: "l3", xl: "l1" }} />
    ))}
  </SimpleGrid>
)

export interface LeadListProps {
  /** How many leads of the kind have arrived by now, if that is known. */
  receivedCount: number | undefined
  /** The dashboard has lost touch with the server. */
  isOld: boolean
}

interface Props<Row extends ListedLead, Lead extends DetailedLead, SortKey extends string, Conditions extends object>
  extends LeadListProps {
  kind: LeadKind<Row, Lead, SortKey, Conditions>
}

/** The leads of one kind, to search, filter, sort, page through, select and work on. */
export const LeadList = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>({
  kind,
  receivedCount,
  isOld,
}: Props<Row, Lead, SortKey, Conditions>) => {
  const listing = useLeadListing(kind)
  const { filter, order, after } = listing.view
  const query = useQuery(kind.listDocument, {
    variables: {
      first: PAGE_SIZE,
      after,
      filter: filterVariables(filter, kind.filters),
      orderBy: order,
      isNarrowed: !isEmptyFilter(filter),
    },
    fetchPolicy: "cache-and-network",
  })
  const { frozen, isStale, reload } = useFrozenPage(listing.address, query)
  const { hasFailed, loadedAt } = useLoadState(query)
  // The frozen page has the rows; what each of them says follows the cache.
  const rows = useFragment({
    fragment: kind.rowFragment,
    from: (frozen?.leads.nodes ?? []).map(({ id }) => ({ __typename: kind.typename, id })),
  })
  const days = useDayRange(
    { from: filter.receivedFrom, to: filter.receivedTo },
    ({ from = filter.receivedFrom, to = filter.receivedTo }, step) =>
      listing.narrow({ receivedFrom: from, receivedTo: to }, step),
    "“Received from” is after “Received to”, so no lead can match.",
  )
  const listId = useId()
  const receivedOnLoad = frozen && (frozen.received ?? frozen.leads).totalCount

  return (
    <Stack gap="4">
      <LeadFilterBar kind={kind} listing={listing} days={days} listId={listId} />
      {days.fault && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {days.fault}
        </Text>
      )}
      {hasFailed && <LoadFailure retry={reload} shownSince={frozen && loadedAt} />}
      <NewRecordsNotice
        count={receivedCount === undefined || receivedOnLoad === undefined ? 0 : receivedCount - receivedOnLoad}
        noun={kind.noun}
        show={listing.isNewest ? reload : listing.showNewest}
      />
      {frozen && (
        <LeadTable
          id={listId}
          kind={kind}
          listing={listing}
          page={frozen.leads}
          rows={rows.complete ? rows.data : frozen.leads.nodes}
          isStale={isStale}
          hasFailed={hasFailed}
          isOld={isOld || hasFailed}
          loadedAt={loadedAt}
          reload={reload}
          filterFault={days.isUnfinished ? UNFINISHED_DAY : undefined}
        />
      )}
      {!frozen && !hasFailed && <LeadListSkeleton />}
    </Stack>
  )
}
