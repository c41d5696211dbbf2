import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useId, useState } from "react"
import { Link as RouterLink } from "react-router-dom"
import { useStore } from "../../../browser/store.ts"
import { Button, Flex, Skeleton, Stack, Text } from "../../../components/chakra.ts"
import { FieldError } from "../../../components/forms/FieldError.tsx"
import { NewRecordsNotice } from "../../../components/list/ListNotices.tsx"
import { INCOMPLETE_DATE, useDayRange } from "../../../components/records/DayField.tsx"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import type { DashboardSummary_KindFragment } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { startAdding } from "../adding/addingLead.ts"
import { LeadFilterBar } from "../filters/LeadFilterBar.tsx"
import { isEmptyFilter, isListEmpty, PAGE_SIZE } from "../filters/leadListing.ts"
import { namedViewOf } from "../filters/leadViews.ts"
import { importedLeads } from "../lead/importedLeads.ts"
import { importsPath, type LeadKind, type LeadKindFacts, type LeadTypes } from "../lead/leadKind.ts"
import { onLeadsMoved } from "../lead/reloadLeads.ts"
import { LeadViewBar } from "../views/LeadViewBar.tsx"
import { usePublishLeadNavigation } from "../work/leadNavigation.ts"
import { DensitySwitch, density } from "./DensitySwitch.tsx"
import { LeadTable } from "./LeadTable.tsx"
import { useLeadPage } from "./useLeadPage.ts"

const SKELETON_ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => index)

/** As high as the loaded list, so that nothing moves when it appears. */
const LeadListSkeleton = () => {
  const rowHeight = useStore(density) === "compact" ? "2.125rem" : "2.75rem"
  return (
    <Stack
      role="status"
      aria-label="Loading the list"
      gap="0"
      paddingTop={{ lg: "2.25rem" }}
      paddingX="3"
      // The height of the pager.
      marginBottom="3.375rem"
      background="bg"
      borderWidth="1px"
      borderRadius="l3"
    >
      {SKELETON_ROWS.map((row) => (
        <Skeleton
          key={row}
          height="2.5"
          marginBlock={{ base: "1.625rem", lg: `calc((${rowHeight} - 0.625rem) / 2)` }}
          maskImage="repeating-linear-gradient(90deg, #000 0 12%, #0000 12% 18%)"
        />
      ))}
    </Stack>
  )
}

const ImportLink = ({ kind: { tab }, isAlone = false }: { kind: LeadKindFacts; isAlone?: boolean }) => (
  <Button
    asChild
    background="bg"
    // Hidden on narrow screens, as the filters need the space.
    hideBelow={isAlone ? undefined : "xl"}
    paddingX={isAlone ? "3.5" : "2.5"}
  >
    <RouterLink to={`${importsPath}/new?kind=${tab}`} aria-label="Import leads" title="Import leads">
      <StrokeIcon path="M8 2.500h5.500v11H8M2 8h7.500M6.500 5l3 3-3 3" />
      {isAlone && "Import leads"}
    </RouterLink>
  </Button>
)

const AddButton = ({ kind: { type } }: { kind: LeadKindFacts }) => (
  <Button
    background="bg"
    aria-label="Add a lead"
    title="Add a lead"
    // On narrow screens, the filters leave no room for the label.
    paddingX={{ base: "2.5", xl: "3.5" }}
    onClick={() => startAdding({ kind: type })}
  >
    <StrokeIcon path="M8 3v10M3 8h10" />
    <Text as="span" hideBelow="xl">
      Add a lead
    </Text>
  </Button>
)

export interface LeadListProps {
  counts?: DashboardSummary_KindFragment | undefined
  /** True while the server is unreachable. */
  isOld?: boolean
  /** The open lead. The list beside it has fewer columns; in narrow windows, the lead replaces the list. */
  openLeadId?: string | undefined
  firstSteps?: ReactNode
  /** True if the open lead covers the list. The list still provides the previous and the next lead. */
  isBehind?: boolean
}

interface Props<Types extends LeadTypes> extends LeadListProps {
  kind: LeadKind<Types>
}

interface Loaded {
  data: { received?: { totalCount: number } | null | undefined } | undefined
  page: { nodes: readonly object[]; totalCount: number } | undefined
  reload: () => Promise<void>
}

const useArrivals = ({ type }: LeadKindFacts, total: number | undefined, { data, page, reload }: Loaded) => {
  const onLoad = (data?.received ?? page)?.totalCount
  const importedCount = useStore(importedLeads)[type] ?? 0
  const [loaded, setLoaded] = useState({ data, importedCount })
  if (loaded.data !== data) setLoaded({ data, importedCount })
  const arrived = total === undefined || onLoad === undefined ? 0 : total - onLoad
  const isEmpty = page?.nodes.length === 0
  // In an empty list, new leads cannot move anything, so they are shown at once.
  const showArrived = useEffectEvent(() => void reload())
  useEffect(() => {
    if (isEmpty && arrived > 0) showArrived()
  }, [isEmpty, arrived])

  return { arrived: isEmpty ? 0 : arrived, imported: importedCount - loaded.importedCount }
}

/** About half a second, after which the focus has settled. */
const FRAMES_TO_SETTLE = 30

const useFollowMoves = (listId: string, reload: () => Promise<void>) => {
  const follow = useEffectEvent(async () => {
    await reload()
    // The focus is lost when the focused element disappears. This may take some frames, as the page of a lead, its row
    // and a dialog close at different times.
    for (let frame = 0; frame < FRAMES_TO_SETTLE; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (document.activeElement !== document.body) continue
      document.getElementById(listId)?.focus({ preventScroll: true })
      return
    }
  })
  useEffect(() => onLeadsMoved(() => void follow()), [])
}

export const LeadList = <Types extends LeadTypes>(props: Props<Types>) => {
  const { kind, counts, isOld = false, openLeadId, firstSteps, isBehind = false } = props
  const list = useLeadPage(kind)
  const { listing, page, isStale, hasFailed, loadedAt, reload } = list
  const { filter } = listing.view
  // Deferred, so that the browser stays responsive while the list renders.
  const isDrawn = useDeferredValue(page !== undefined, false)
  usePublishLeadNavigation({ path: kind.path, openId: openLeadId, listing, page, isStale })
  const days = useDayRange(
    { from: filter.from ?? "", to: filter.to ?? "" },
    listing.narrow,
    "“Received from” is after “Received to”, so no lead can match.",
  )
  const listId = useId()
  const { viewerCanWorkLeads } = usePermissions()
  const { arrived, imported } = useArrivals(kind, counts?.total, list)
  const [toolbarEnd, setToolbarEnd] = useState<HTMLElement | null>(null)
  useFollowMoves(listId, reload)

  const clearFilter = () => {
    listing.showFilter({})
    days.reset()
  }

  if (isBehind) return null
  const isVoid = isListEmpty(filter, page) && !isStale && !days.isUnfinished
  const isCompact = openLeadId !== undefined
  const additions = viewerCanWorkLeads && (isVoid || !isCompact) && (
    <>
      <ImportLink kind={kind} isAlone={isVoid} />
      <AddButton kind={kind} />
    </>
  )
  const toolbar = (
    <Flex
      ref={setToolbarEnd}
      align="center"
      justify="end"
      gap="2"
      marginStart="auto"
      // The width of controls that load with the list, so that nothing moves.
      flex={{ lg: isCompact || isVoid ? "none" : "0 0 21rem" }}
    />
  )
  return (
    <Stack gap="3" css={{ "--toolbar-height": "3.5rem", "&:has([data-chips])": { "--toolbar-height": "6rem" } }}>
      <LeadViewBar
        kind={kind}
        filter={filter}
        address={listing.address}
        counts={counts}
        isCompact={isCompact || isVoid}
      />
      {isVoid ? (
        <Flex justify="end" gap="2">
          {additions}
          {toolbar}
        </Flex>
      ) : (
        <LeadFilterBar
          kind={kind}
          listing={listing}
          days={days}
          listId={listId}
          isNamed={namedViewOf(filter) !== undefined && !days.isUnfinished}
          hasOtherClear={page?.totalCount === 0 && !isEmptyFilter(filter)}
          clear={clearFilter}
          toolbar={toolbar}
        >
          {!isCompact && <DensitySwitch />}
          {additions}
        </LeadFilterBar>
      )}
      <FieldError>{days.fault}</FieldError>
      {/* If the server is unreachable, the dashboard says so. */}
      {hasFailed && !isOld && <LoadFailure retry={list.retry} shownSince={page && loadedAt} />}
      {hasFailed && isOld && !page && <Text color="fg.muted">This list has not been loaded yet.</Text>}
      <NewRecordsNotice
        count={arrived}
        importedCount={imported}
        noun={kind.noun}
        show={listing.isNewest ? reload : listing.showNewest}
      />
      {page && isDrawn && (
        <LeadTable
          id={listId}
          kind={kind}
          list={list}
          page={page}
          openLeadId={openLeadId}
          isOld={isOld || hasFailed}
          toolbarEnd={toolbarEnd}
          clearFilter={clearFilter}
          firstSteps={firstSteps}
          filterFault={days.isUnfinished ? INCOMPLETE_DATE : undefined}
        />
      )}
      {!(page && isDrawn) && !hasFailed && <LeadListSkeleton />}
    </Stack>
  )
}
