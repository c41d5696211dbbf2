import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { NativeSelect } from "@chakra-ui/react/native-select"
import { Text } from "@chakra-ui/react/text"
import { useRef } from "react"
import { ExportButton } from "../../../components/export/ExportButton.tsx"
import { describeRange } from "../../../components/records/counts.ts"
import { EmptyNote } from "../../../components/records/ListNotices.tsx"
import { formatRecentMoment } from "../../../components/records/Moment.tsx"
import { Pager } from "../../../components/records/Pager.tsx"
import { type Column, RecordTable } from "../../../components/records/RecordTable.tsx"
import { useSelection } from "../../../components/records/useSelection.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { usePermissions } from "../../account/permissions.ts"
import { ActionBar } from "../ActionBar.tsx"
import { LeadLink } from "../LeadLink.tsx"
import { capitalized, type DetailedLead, type LeadKind, type LeadListData, type ListedLead } from "../leadKind.ts"
import { LastChange, useStatusChanges } from "../status/LastChange.tsx"
import { LeadStatusCell, LeadStatusSelect } from "../status/LeadStatus.tsx"
import { useSaveMoves } from "../status/useSaveMoves.ts"
import { csvParameters, hasLeftFilter, isEmptyFilter, type LeadListing, PAGE_SIZE } from "./leadListing.ts"
import { SelectionBar } from "./SelectionBar.tsx"

interface OrderSelectProps {
  listing: LeadListing
  /** The header of the column that the list is sorted by; without one it is in the order of arrival. */
  sortedBy: string | undefined
}

/** Puts a list into the order of arrival, whichever column it was sorted by. */
const OrderSelect = ({ listing: { order, sortByArrival }, sortedBy }: OrderSelectProps) => (
  <NativeSelect.Root size="sm" width={{ base: "32", md: "36" }}>
    <NativeSelect.Field
      aria-label="Order"
      background="bg"
      borderColor="border.emphasized"
      value={sortedBy ? "column" : order.direction}
      onChange={({ currentTarget }) => sortByArrival(currentTarget.value === "ascending" ? "ASCENDING" : "DESCENDING")}
    >
      <option value="descending">Newest first</option>
      <option value="ascending">Oldest first</option>
      {sortedBy && <option value="column">{`By ${sortedBy.toLowerCase()}`}</option>}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

interface Props<Row extends ListedLead, Lead extends DetailedLead, SortKey extends string, Conditions extends object> {
  id: string
  kind: LeadKind<Row, Lead, SortKey, Conditions>
  listing: LeadListing
  page: LeadListData<Row>["leads"]
  /** The page's leads as they are by now. */
  rows: readonly Row[]
  /** Another page has been asked for and will replace this one. */
  isStale: boolean
  /** That other page could not be loaded. */
  hasFailed: boolean
  /** What is shown may be out of date. */
  isOld: boolean
  /** When the server last answered, as milliseconds since 1970. */
  loadedAt: number | undefined
  reload: () => void
  /** Why the filter is not what the operator means. */
  filterFault: string | undefined
}

/** The leads of one page of a list, what can be done with them, and the ways to other pages. */
export const LeadTable = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>(
  props: Props<Row, Lead, SortKey, Conditions>,
) => {
  const { id, kind, listing, page, rows, isStale, hasFailed, isOld, loadedAt, reload, filterFault } = props
  const { pageInfo, totalCount, totalCountIsExact } = page
  const { view, order } = listing
  const { viewerCanWorkLeads } = usePermissions()
  const { change } = useStatusChanges()
  const save = useSaveMoves(kind)
  const top = useRef<HTMLDivElement>(null)
  const actionBar = useRef<HTMLDivElement>(null)
  const selection = useSelection(rows.map((lead) => lead.id))
  const hasLeft = (lead: ListedLead) => !isStale && hasLeftFilter(view.filter, lead)
  const leftCount = rows.filter(hasLeft).length

  const columns: Column<Row>[] = [
    {
      ...kind.nameColumn,
      cell: (lead) => <LeadLink address={`${kind.path}/${lead.id}`} name={lead.name} receivedAt={lead.createdAt} />,
    },
    ...kind.columns,
    {
      header: "Status",
      sortKey: "STATUS",
      cell: (lead) => <LeadStatusCell lead={lead} hasLeft={hasLeft(lead)} />,
    },
  ]
  if (viewerCanWorkLeads) {
    columns.push({ header: "Action", cell: (lead) => <LeadStatusSelect lead={lead} save={save} /> })
  }

  // The pressed button goes with the selection: without a successor the keyboard would start over at the page's top.
  const clearSelection = () => {
    actionBar.current?.focus()
    selection.clear()
  }

  const moveSelected = (to: LeadStatus) => {
    const moving = rows.filter((lead) => selection.has(lead.id) && lead.status !== to)
    clearSelection()
    void change(
      save,
      moving.map((lead) => ({ id: lead.id, name: lead.name, from: lead.status, to })),
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
          {describeRange({
            page: view.page,
            pageSize: PAGE_SIZE,
            shown: rows.length,
            total: totalCount,
            isExact: totalCountIsExact || !pageInfo.hasNextPage,
          })}
          {isOld && loadedAt !== undefined && `, as of ${formatRecentMoment(loadedAt)}`}
        </Text>
        <OrderSelect
          listing={listing}
          sortedBy={columns.find(({ sortKey }) => sortKey !== undefined && sortKey === order.key)?.header}
        />
        <ExportButton
          csv={kind.csv}
          parameters={csvParameters(view.filter, kind.filters)}
          count={isStale || !totalCountIsExact ? undefined : totalCount - leftCount}
          fault={filterFault}
        >
          Export CSV
        </ExportButton>
      </Flex>
      <ActionBar ref={actionBar}>
        {selection.ids.length > 0 ? (
          <SelectionBar
            count={selection.ids.length}
            change={viewerCanWorkLeads ? moveSelected : undefined}
            clear={clearSelection}
          >
            <ExportButton csv={kind.csv} parameters={{ ids: selection.ids.join() }} count={selection.ids.length}>
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
      </ActionBar>
      {rows.length > 0 ? (
        <RecordTable
          label={capitalized(kind.noun[1])}
          columns={columns}
          records={rows}
          sorting={{ ...order, sortBy: listing.sortBy }}
          isStale={isStale && !hasFailed}
          isMuted={(lead) => isOld || hasLeft(lead)}
          selecting={{
            selection,
            nameOf: ({ name }) => name,
            goToSelected: () => actionBar.current?.focus(),
          }}
        />
      ) : (
        <EmptyNote>{`No ${kind.noun[1]} ${isEmptyFilter(view.filter) ? "yet" : "match this filter"}`}</EmptyNote>
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
