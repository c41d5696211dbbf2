import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { useRef } from "react"
import { describeRange } from "../../../components/records/counts.ts"
import { EmptyNote } from "../../../components/records/ListNotices.tsx"
import { formatRecentMoment } from "../../../components/records/Moment.tsx"
import { Pager } from "../../../components/records/Pager.tsx"
import { type Column, RecordTable } from "../../../components/records/RecordTable.tsx"
import { useSelection } from "../../../components/records/useSelection.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { ExportButton } from "../export/ExportButton.tsx"
import type { SaveMoves } from "../status/changeStatuses.ts"
import { LastChange } from "../status/LastChange.tsx"
import { useStatusChanges } from "../status/LastChangeProvider.tsx"
import { Dock } from "./Dock.tsx"
import { hasLeftFilter } from "./hasLeftFilter.ts"
import type { LeadKind } from "./leadKind.ts"
import { isEmptyFilter, PAGE_SIZE } from "./leadListView.ts"
import { OrderSelect } from "./OrderSelect.tsx"
import { SelectionBar } from "./SelectionBar.tsx"
import type { LeadListing } from "./useLeadListing.ts"

/** As much of a lead as every list works with. */
export interface ListedLead {
  id: string
  status: LeadStatus
}

export interface LeadPageProps<Lead extends ListedLead, Field extends string> {
  id: string
  kind: LeadKind<Field>
  columns: readonly Column<Lead>[]
  nameOf: (lead: Lead) => string
  listing: LeadListing<Field>
  page: {
    nodes: readonly Lead[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** How many leads the filter keeps by now; the page tells how many there were when it was loaded. */
  countNow: number | undefined
  /** Another page has been asked for and will replace this one. */
  isStale: boolean
  /** That other page could not be loaded. */
  hasFailed: boolean
  /** What is shown may have changed since, which could not be learned. */
  isOld: boolean
  /** When the server last answered, as milliseconds since 1970. */
  loadedAt: number | undefined
  reload: () => void
  save: SaveMoves
  /** Why the filter is not what the operator means. */
  filterFault: string | undefined
}

/** The leads of one page of a list, what can be done with them, and the ways to other pages. */
export const LeadPage = <Lead extends ListedLead, Field extends string>(props: LeadPageProps<Lead, Field>) => {
  const {
    id,
    kind,
    columns,
    nameOf,
    listing,
    page,
    countNow,
    isStale,
    hasFailed,
    isOld,
    loadedAt,
    reload,
    save,
    filterFault,
  } = props
  const { nodes, pageInfo, totalCount } = page
  const { view, order } = listing
  const { change } = useStatusChanges()
  const top = useRef<HTMLDivElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const hasLeft = (lead: Lead) => !isStale && hasLeftFilter(view.filter, lead)
  const leftCount = nodes.filter(hasLeft).length
  const selection = useSelection(nodes.map(({ id }) => id))

  // The pressed button goes with the selection: without a successor the keyboard would start over at the page's top.
  const clearSelection = () => {
    dock.current?.focus()
    selection.clear()
  }

  const moveSelected = (to: LeadStatus) => {
    const moving = nodes.filter(({ id, status }) => selection.has(id) && status !== to)
    clearSelection()
    void change(
      save,
      moving.map((lead) => ({ id: lead.id, name: nameOf(lead), from: lead.status, to })),
    )
  }

  const turnTo = (turn: () => void) => {
    selection.clear()
    turn()
  }

  return (
    <Box ref={top} id={id} tabIndex={-1} outline="none" scrollMarginTop="4">
      <Flex align="center" gap="3" wrap="wrap" paddingBottom="3">
        <Text color="fg.muted" fontSize="sm" aria-live="polite" flex="1" whiteSpace={isOld ? undefined : "nowrap"}>
          {describeRange({ page: view.page, pageSize: PAGE_SIZE, shown: nodes.length, total: totalCount })}
          {isOld && loadedAt !== undefined && `, as of ${formatRecentMoment(loadedAt)}`}
        </Text>
        <OrderSelect
          sortedBy={columns.find(({ sortKey }) => sortKey !== undefined && sortKey === order.key)?.header}
          isOldestFirst={order.direction === "ascending"}
          chooseNewest={() => listing.sortByArrival("DESCENDING")}
          chooseOldest={() => listing.sortByArrival("ASCENDING")}
        />
        <ExportButton
          {...kind.csv}
          leads={{ filter: view.filter }}
          count={isStale ? undefined : (countNow ?? totalCount)}
          fault={filterFault}
        >
          Export CSV
        </ExportButton>
      </Flex>
      <Dock ref={dock}>
        {selection.ids.length > 0 ? (
          <SelectionBar count={selection.ids.length} change={moveSelected} clear={clearSelection}>
            <ExportButton {...kind.csv} leads={{ ids: selection.ids }} count={selection.ids.length}>
              Export selected
            </ExportButton>
          </SelectionBar>
        ) : (
          <LastChange>
            {leftCount > 0 && (
              <Button
                size="sm"
                variant="plain"
                paddingX="0"
                color="inherit"
                textDecoration="underline"
                onClick={reload}
              >
                {`Reload the list without ${leftCount} moved`}
              </Button>
            )}
          </LastChange>
        )}
      </Dock>
      {nodes.length > 0 ? (
        <RecordTable
          label={kind.label}
          columns={columns}
          records={nodes}
          nameOf={nameOf}
          selection={selection}
          sorting={{ ...order, sortBy: listing.sortBy }}
          isStale={isStale && !hasFailed}
          isMuted={(lead) => isOld || hasLeft(lead)}
          goToSelected={() => dock.current?.focus()}
        />
      ) : (
        <EmptyNote>{isEmptyFilter(view.filter) ? kind.emptyText : `No ${kind.noun[1]} match this filter`}</EmptyNote>
      )}
      <Pager
        page={view.page}
        pageInfo={pageInfo}
        isBusy={isStale}
        top={top}
        goToPrevious={() => turnTo(listing.goToPrevious)}
        goToNext={(after) => turnTo(() => listing.goToNext(after))}
      />
    </Box>
  )
}
