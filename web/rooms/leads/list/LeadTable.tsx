import { type ReactNode, Suspense, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { deferredComponent, preloadOnIdle } from "../../../browser/lazyComponent.tsx"
import { useStore } from "../../../browser/store.ts"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { Box, Text } from "../../../components/chakra.ts"
import { ExportButton } from "../../../components/export/ExportButton.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { ActionBar } from "../../../components/list/ActionBar.tsx"
import { describeRange } from "../../../components/list/counts.ts"
import { Pager, pagerActions } from "../../../components/list/Pager.tsx"
import { RecordTable } from "../../../components/list/RecordTable.tsx"
import { useSelection } from "../../../components/list/useSelection.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { CARDS } from "../../../theme/mediaQueries.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import {
  csvParameters,
  filterVariables,
  hasLeftFilter,
  isListEmpty,
  type LeadListing,
  PAGE_SIZE,
  SELECTED_MAX,
} from "../filters/leadListing.ts"
import { capitalized, type LeadKind, type LeadListData, type LeadTypes, type ListedLead } from "../lead/leadKind.ts"
import { WriteLetter } from "../messages/letters/WriteLetter.tsx"
import { statusMove } from "../status/changeStatuses.ts"
import { useStatusChanges } from "../status/StatusChanges.tsx"
import { ownStatusChanges, useSaveMoves } from "../status/useSaveMoves.ts"
import { density } from "./DensitySwitch.tsx"
import { leadColumns } from "./leadColumns.tsx"
import { leadTableLook } from "./leadRowStyles.ts"
import { useLeadKeys } from "./useLeadKeys.ts"
import type { LeadPageList } from "./useLeadPage.ts"

interface OrderSelectProps {
  listing: LeadListing
  columns: readonly { header: string; sortKey?: string }[]
}

/** The only way to sort cards, as they have no column headers. */
const OrderSelect = ({ listing: { order, sortBy, sortByArrival }, columns }: OrderSelectProps) => {
  const isByColumn = columns.some(
    ({ sortKey }) => sortKey !== undefined && sortKey === order.key && sortKey !== "RECEIVED",
  )

  const choose = (value: string) => {
    if (value === "ascending" || value === "descending")
      sortByArrival(value === "ascending" ? "ASCENDING" : "DESCENDING")
    else sortBy(value)
  }

  return (
    <Select
      label="Order"
      size="sm"
      width="36"
      flexShrink="0"
      background="bg"
      options={[
        { name: "descending", label: "Newest first" },
        { name: "ascending", label: "Oldest first" },
        ...columns.flatMap(({ header, sortKey }) =>
          sortKey === undefined || sortKey === "RECEIVED"
            ? []
            : [{ name: sortKey, label: `By ${header.toLowerCase()}` }],
        ),
      ]}
      chosen={(isByColumn && order.key) || order.direction}
      choose={choose}
    />
  )
}

// Preloaded, as the actions are needed as soon as a lead is selected or changed.
const { Part: LeadActions, useIdleFetch } = preloadOnIdle(async () => (await import("./LeadActions.tsx")).LeadActions)

const LeadListEmpty = deferredComponent(() => import("./LeadListEmpty.tsx"), "LeadListEmpty")

interface Props<Types extends LeadTypes> {
  id: string
  kind: LeadKind<Types>
  list: LeadPageList<Types>
  page: LeadListData<Types["row"]>["leads"]
  openLeadId: string | undefined
  isOld: boolean
  toolbarEnd: HTMLElement | null
  filterFault: string | undefined
  clearFilter: () => void
  firstSteps: ReactNode
}

export const LeadTable = <Types extends LeadTypes>(props: Props<Types>) => {
  const { id, kind, list, page, openLeadId, isOld, toolbarEnd, filterFault, clearFilter, firstSteps } = props
  const { listing, rows, viewerId, isStale, hasFailed, reload, findAll } = list
  const { pageInfo, totalCount, totalCountIsExact } = page
  const { view, order } = listing
  const { viewerCanWorkLeads } = usePermissions()
  const { change, hasChanges } = useStatusChanges()
  const save = useSaveMoves(kind)
  const areCards = useMediaQuery(CARDS)
  const chosenDensity = useStore(density)
  useIdleFetch()
  const top = useRef<HTMLDivElement>(null)
  // While another list loads, the rows are still those of the previous list, so the selection belongs to that list.
  const [listShown, setListShown] = useState(listing.list)
  if (!isStale && listShown !== listing.list) setListShown(listing.list)
  const selection = useSelection(rows, { list: listShown, max: SELECTED_MAX })
  const isShown = ({ id }: ListedLead) => rows.some((lead) => lead.id === id)
  const hasLeft = (lead: ListedLead) => !isStale && hasLeftFilter(view.filter, lead, viewerId)
  const leftCount = rows.filter(hasLeft).length

  const isCompact = openLeadId !== undefined
  const isVoid = isListEmpty(view.filter, page)
  const clearAll = () => {
    // The pressed button disappears, and the focus would move to the top of the page.
    top.current?.focus()
    clearFilter()
  }
  const statusOnLoad = new Map(page.nodes.map((lead) => [lead.id, lead.status]))
  const isChangedElsewhere = ({ id: leadId, status }: Types["row"]) =>
    !isStale && statusOnLoad.get(leadId) !== status && !ownStatusChanges.has(kind.typename, leadId, status)

  const { whole, compact } = leadColumns(kind, {
    openLeadId,
    areCards,
    canWork: viewerCanWorkLeads,
    isChangedElsewhere,
    hasLeft,
    save,
  })

  const findOthers = async (report: (count: number) => boolean) => {
    const others = (await findAll(report)).filter((lead) => !selection.has(lead.id))
    return () => selection.add(others)
  }

  const moveAll = (leads: readonly Types["row"][], to: LeadStatus) => {
    // The status of a lead on another page may be outdated, so the server decides.
    const moving = leads.filter((lead) => lead.status !== to || !isShown(lead))
    void change(
      save,
      moving.map((lead) => statusMove(lead, to)),
    )
  }

  useLeadKeys({
    list: top,
    ids: rows.map((lead) => lead.id),
    path: kind.path,
    isWhole: !isCompact,
    isBusy: isStale,
    nameOf: (leadId) => rows.find(({ id }) => id === leadId)?.name,
    tickedCount: selection.ids.length,
    toggle: (leadId) => selection.toggle(leadId, { toLast: false }),
    move: (leadId, to) => {
      selection.clear()
      moveAll(selection.ids.length > 0 ? selection.items : rows.filter(({ id }) => id === leadId), to)
    },
    ...pagerActions(listing, pageInfo),
  })

  const range = (
    <Text color="fg.muted" fontSize="sm" paddingTop={{ base: "3", lg: "0" }} aria-live="polite" whiteSpace="nowrap">
      {!isVoid && describeRange(page, view.page, PAGE_SIZE)}
    </Text>
  )

  return (
    <Box ref={top} id={id} tabIndex={-1} outline="none" scrollMarginTop="4">
      {toolbarEnd &&
        createPortal(
          <>
            {!areCards && range}
            {!isCompact && !isVoid && <OrderSelect listing={listing} columns={whole} />}
            {!isCompact && !isVoid && !filterFault && (
              <WriteLetter
                to={{ kind, filter: filterVariables(view.filter, kind.filters, viewerId), count: totalCount }}
                label={totalCountIsExact ? `Write to all ${totalCount.toLocaleString("en-US")}` : "Write to all"}
                paddingX="2.5"
              >
                <StrokeIcon path="M2 3.500h12v9H2zM2.500 4.500l5.500 4.500 5.500-4.500" />
              </WriteLetter>
            )}
            {!isCompact && (
              <ExportButton
                csv={kind.csv}
                parameters={{ ...csvParameters(view.filter, kind.filters, viewerId), spreadsheet: "true" }}
                count={isStale || !totalCountIsExact ? undefined : totalCount - leftCount}
                fault={filterFault}
              >
                Export CSV
              </ExportButton>
            )}
          </>,
          toolbarEnd,
        )}
      <ActionBar ref={selection.bar}>
        {(selection.ids.length > 0 || hasChanges) && (
          <Suspense>
            <LeadActions
              kind={kind}
              page={page}
              selection={selection}
              elsewhere={selection.items.filter((lead) => !isShown(lead)).length}
              areCards={areCards}
              findOthers={findOthers}
              move={(to) => moveAll(selection.items, to)}
              leftCount={leftCount}
              reload={reload}
            />
          </Suspense>
        )}
      </ActionBar>
      {rows.length > 0 ? (
        <RecordTable
          label={capitalized(kind.noun[1])}
          columns={isCompact ? compact : whole}
          records={rows}
          nameOf={({ name }) => name}
          mark="lead"
          look={leadTableLook(chosenDensity)}
          sorting={{ ...order, sortBy: listing.sortBy }}
          selection={isCompact ? undefined : selection}
          isStale={isStale && !hasFailed}
          isMuted={(lead) => isOld || hasLeft(lead)}
        />
      ) : (
        // Hidden while the filter is being reset, as the new page soon replaces the empty one.
        !(isVoid && isStale) && (
          <LeadListEmpty kind={kind} filter={view.filter} clear={clearAll} firstSteps={firstSteps} />
        )
      )}
      {areCards && range}
      <Pager listing={listing} pageInfo={pageInfo} isBusy={isStale} top={top} />
    </Box>
  )
}
