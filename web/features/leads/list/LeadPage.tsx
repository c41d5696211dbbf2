import { Box } from "@chakra-ui/react/box"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { useRef } from "react"
import { describeRange } from "../../../components/records/describeRange.ts"
import { EmptyNote } from "../../../components/records/EmptyNote.tsx"
import { Pager } from "../../../components/records/Pager.tsx"
import { type Column, RecordTable } from "../../../components/records/RecordTable.tsx"
import { useSelection } from "../../../components/records/useSelection.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { ExportButton } from "../export/ExportButton.tsx"
import { changeStatuses, type SaveMoves } from "../status/changeStatuses.ts"
import type { LeadKind } from "./leadKind.ts"
import { isEmptyFilter } from "./leadListView.ts"
import { OrderSelect } from "./OrderSelect.tsx"
import { SelectionBar } from "./SelectionBar.tsx"
import type { LeadListing } from "./useLeadListing.ts"

/** As much of a lead as every list works with. */
export interface ListedLead {
  id: string
  status: LeadStatus
}

export interface LeadPageProps<Lead extends ListedLead, Field extends string> {
  kind: LeadKind<Field>
  columns: readonly Column<Lead>[]
  nameOf: (lead: Lead) => string
  listing: LeadListing<Field>
  page: {
    nodes: readonly Lead[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** Another page has been asked for and will replace this one. */
  isStale: boolean
  save: SaveMoves
}

/** The leads of one page of a list, what can be done with them, and the ways to other pages. */
export const LeadPage = <Lead extends ListedLead, Field extends string>(props: LeadPageProps<Lead, Field>) => {
  const { kind, columns, nameOf, listing, page, isStale, save } = props
  const { nodes, pageInfo, totalCount } = page
  const { view, order } = listing
  const top = useRef<HTMLDivElement>(null)
  const selection = useSelection(nodes.map(({ id }) => id))

  const moveSelected = (to: LeadStatus) => {
    const moving = nodes.filter(({ id, status }) => selection.has(id) && status !== to)
    selection.clear()
    void changeStatuses(
      save,
      moving.map((lead) => ({ id: lead.id, name: nameOf(lead), from: lead.status, to })),
    )
  }

  const turnTo = (turn: () => void) => {
    selection.clear()
    turn()
    top.current?.scrollIntoView({ block: "start" })
  }

  return (
    <Box ref={top} scrollMarginTop="4">
      <Flex align="center" gap="3" wrap="wrap" paddingBottom="3">
        <Text color="fg.muted" fontSize="sm" aria-live="polite" flex="1" whiteSpace="nowrap">
          {describeRange(view.page, nodes.length, totalCount)}
        </Text>
        <OrderSelect
          sortedBy={columns.find(({ sortKey }) => sortKey !== undefined && sortKey === order.key)?.header}
          isOldestFirst={order.direction === "ascending"}
          chooseNewest={() => listing.sortByArrival("DESCENDING")}
          chooseOldest={() => listing.sortByArrival("ASCENDING")}
        />
        <ExportButton {...kind.csv} leads={{ filter: view.filter }} count={totalCount}>
          Export CSV
        </ExportButton>
      </Flex>
      {nodes.length > 0 ? (
        <RecordTable
          label={kind.label}
          columns={columns}
          records={nodes}
          nameOf={nameOf}
          selection={selection}
          sorting={{ ...order, sortBy: listing.sortBy }}
          isStale={isStale}
        />
      ) : (
        <EmptyNote>{isEmptyFilter(view.filter) ? kind.emptyText : `No ${kind.noun[1]} match this filter`}</EmptyNote>
      )}
      {(view.page > 1 || pageInfo.hasNextPage) && (
        <Pager
          hasPrevious={view.page > 1}
          hasNext={pageInfo.hasNextPage}
          isBusy={isStale}
          goToPrevious={() => turnTo(listing.goToPrevious)}
          goToNext={() => turnTo(() => pageInfo.endCursor !== null && listing.goToNext(pageInfo.endCursor))}
        />
      )}
      {selection.ids.length > 0 && (
        <SelectionBar count={selection.ids.length} change={moveSelected} clear={selection.clear}>
          <ExportButton {...kind.csv} leads={{ ids: selection.ids }} count={selection.ids.length}>
            Export selected
          </ExportButton>
        </SelectionBar>
      )}
    </Box>
  )
}
