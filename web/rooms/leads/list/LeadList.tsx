import { useFragment, useQuery } from "@apollo/client/react"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Skeleton } from "@chakra-ui/react/skeleton"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useId, useState } from "react"
import { Link as RouterLink } from "react-router-dom"
import { useStore } from "../../../browser/store.ts"
import { localTexts } from "../../../browser/storedTexts.ts"
import { type DashboardSummary_KindFragment, useLeadViewerQuery } from "../../../graphql/generated.ts"
import { Fault } from "../../../parts/forms/Fault.tsx"
import { NewRecordsNotice } from "../../../parts/list/ListNotices.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { UNFINISHED_DAY, useDayRange } from "../../../parts/records/DayField.tsx"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { StrokeIcon } from "../../../parts/StrokeIcon.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { startAdding } from "../adding/addingLead.ts"
import { LeadFilterBar } from "../filters/LeadFilterBar.tsx"
import {
  filterVariables,
  hasNone,
  isEmptyFilter,
  LISTED_MAX,
  PAGE_SIZE,
  SELECTED_MAX,
  useLeadListing,
} from "../filters/leadListing.ts"
import { namedViewOf } from "../filters/leadViews.ts"
import { importedLeads } from "../lead/importedLeads.ts"
import { importsPath, type LeadKind, type LeadKindFacts, type LeadListData, type LeadTypes } from "../lead/leadKind.ts"
import { onLeadsMoved } from "../lead/reloadLeads.ts"
import { LeadViewBar } from "../views/LeadViewBar.tsx"
import { useOfferLeadWalk } from "../work/leadWalk.ts"
import { LeadTable } from "./LeadTable.tsx"
import type { Density } from "./leadRowStyles.ts"

const SKELETON_ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => index)

/** Matches the height of the loaded list to avoid a layout shift. */
const LeadListSkeleton = ({ rowHeight }: { rowHeight: string }) => (
  <Stack
    role="status"
    aria-label="Loading the list"
    gap="0"
    paddingTop={{ base: "1px", lg: "calc(2.25rem + 1px)" }}
    // Height of the pager.
    paddingBottom="3.375rem"
  >
    {SKELETON_ROWS.map((row) => (
      <Skeleton
        key={row}
        height={{ base: "3.875rem", lg: rowHeight }}
        borderRadius="0"
        borderBlockWidth="0.75rem"
        borderColor="bg.subtle"
      />
    ))}
  </Stack>
)

const DENSITY_KEY = "list_density"

const density = {
  read: (): Density => (localTexts.read(DENSITY_KEY) === "compact" ? "compact" : "comfortable"),
  subscribe: localTexts.subscribe,
  choose: (chosen: Density) => localTexts.write(DENSITY_KEY, chosen === "compact" ? chosen : undefined),
}

const DensitySwitch = () => {
  const chosen = useStore(density)
  const isCompact = chosen === "compact"
  return (
    <Button
      hideBelow="lg"
      variant="outline"
      background="bg"
      size="sm"
      paddingX="2.5"
      aria-label="Compact rows"
      title="Compact rows"
      aria-pressed={isCompact}
      onClick={() => density.choose(isCompact ? "comfortable" : "compact")}
    >
      <StrokeIcon path={isCompact ? "M2 3h12M2 8h12M2 13h12" : "M2 3h12M2 6.3h12M2 9.7h12M2 13h12"} />
    </Button>
  )
}

const ImportLink = ({ kind: { tab }, isAlone = false }: { kind: LeadKindFacts; isAlone?: boolean }) => (
  <Button
    asChild
    variant="outline"
    size="sm"
    background="bg"
    // Hidden where the filters need the space.
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
    variant="outline"
    size="sm"
    background="bg"
    aria-label="Add a lead"
    title="Add a lead"
    // Labels fit beside the filters on wide screens only.
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
  /** Current number of leads of the kind, if known. */
  counts?: DashboardSummary_KindFragment | undefined
  /** True while the server is unreachable. */
  isOld?: boolean
  /** The open lead beside the list, which then has fewer columns, or in its place. */
  openLeadId?: string | undefined
  /** Notice about mail delivery, for an empty list. */
  mailNote?: ReactNode
  /** True if the open lead covers the list, which still provides its neighbors. */
  isBehind?: boolean
}

interface Props<Types extends LeadTypes> extends LeadListProps {
  kind: LeadKind<Types>
}

/** About half a second, after which focus has settled. */
const FRAMES_TO_SETTLE = 30

export const LeadList = <Types extends LeadTypes>({
  kind,
  counts,
  isOld = false,
  openLeadId,
  mailNote,
  isBehind = false,
}: Props<Types>) => {
  const listing = useLeadListing(kind)
  const viewerId = useLeadViewerQuery().data?.me.id
  const { filter, order, after } = listing.view
  const listed = { filter: filterVariables(filter, kind.filters, viewerId), orderBy: order }
  const query = useQuery(kind.listDocument, {
    variables: { ...listed, first: PAGE_SIZE, after, isNarrowed: !isEmptyFilter(filter) },
    fetchPolicy: "cache-and-network",
  })
  const { data, page, isStale, hasFailed, loadedAt, reload } = usePagedQuery(query, "leads", { isFrozen: () => true })
  // Deferred rendering leaves the browser responsive.
  const isDrawn = useDeferredValue(page !== undefined, false)
  // The page is frozen, but the content of its rows follows the cache.
  const rows = useFragment({
    fragment: kind.rowFragment,
    from: (page?.nodes ?? []).map(({ id }) => ({ __typename: kind.typename, id })),
  })
  useOfferLeadWalk({ path: kind.path, openId: openLeadId, listing, page, isStale })
  const days = useDayRange(
    { from: filter.from ?? "", to: filter.to ?? "" },
    listing.narrow,
    "“Received from” is after “Received to”, so no lead can match.",
  )
  const listId = useId()
  const { viewerCanWorkLeads } = usePermissions()
  const chosenDensity = useStore(density)
  const receivedCount = counts?.total
  const receivedOnLoad = (data?.received ?? page)?.totalCount
  const arrived = receivedCount === undefined || receivedOnLoad === undefined ? 0 : receivedCount - receivedOnLoad
  const importedCount = useStore(importedLeads)[kind.type] ?? 0
  const [onLoad, setOnLoad] = useState({ data, importedCount })
  if (onLoad.data !== data) setOnLoad({ data, importedCount })
  const isEmpty = page?.nodes.length === 0
  const isCompact = openLeadId !== undefined
  const [toolbarEnd, setToolbarEnd] = useState<HTMLElement | null>(null)

  const askFor = async (after: string | null): Promise<LeadListData<Types["row"]>["leads"] | undefined> => {
    const variables = { ...listed, first: LISTED_MAX, after, isNarrowed: false }
    // Without touching the cache, so that the list does not change.
    return (await query.client.query({ query: kind.listDocument, variables, fetchPolicy: "no-cache" })).data?.leads
  }
  const findAll = async () => {
    const found: Types["row"][] = []
    let next: string | null = null
    do {
      const leads = await askFor(next)
      found.push(...(leads?.nodes ?? []))
      next = leads?.pageInfo.hasNextPage ? leads.pageInfo.endCursor : null
    } while (next !== null && found.length < SELECTED_MAX)
    return found
  }

  const clearFilter = () => {
    listing.showFilter({})
    days.reset()
  }

  const follow = useEffectEvent(async () => {
    await reload()
    // The focused element disappears with the lead's page, its row or a dialog, at different times.
    for (let frame = 0; frame < FRAMES_TO_SETTLE; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (document.activeElement !== document.body) continue
      document.getElementById(listId)?.focus({ preventScroll: true })
      return
    }
  })
  useEffect(() => onLeadsMoved(() => void follow()), [])

  // New leads cannot move anything in an empty list.
  const showArrived = useEffectEvent(() => void reload())
  useEffect(() => {
    if (isEmpty && arrived > 0) showArrived()
  }, [isEmpty, arrived])

  if (isBehind) return null
  const isVoid = hasNone(filter, page) && !isStale && !days.isUnfinished
  const toolbar = (
    <Flex
      ref={setToolbarEnd}
      align="center"
      justify="end"
      gap="2"
      marginStart="auto"
      // Reserves the width of controls that load with the list.
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
          {viewerCanWorkLeads && <ImportLink kind={kind} isAlone />}
          {viewerCanWorkLeads && <AddButton kind={kind} />}
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
          {!isCompact && viewerCanWorkLeads && <ImportLink kind={kind} />}
          {!isCompact && viewerCanWorkLeads && <AddButton kind={kind} />}
        </LeadFilterBar>
      )}
      <Fault>{days.fault}</Fault>
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={page && loadedAt} />}
      <NewRecordsNotice
        count={isEmpty ? 0 : arrived}
        importedCount={importedCount - onLoad.importedCount}
        noun={kind.noun}
        show={listing.isNewest ? reload : listing.showNewest}
      />
      {page && isDrawn && (
        <LeadTable
          id={listId}
          kind={kind}
          listing={listing}
          page={page}
          rows={rows.complete ? rows.data : page.nodes}
          viewerId={viewerId}
          openLeadId={openLeadId}
          density={chosenDensity}
          isStale={isStale}
          hasFailed={hasFailed}
          isOld={isOld || hasFailed}
          loadedAt={loadedAt}
          reload={reload}
          findAll={findAll}
          toolbarEnd={toolbarEnd}
          clearFilter={clearFilter}
          mailNote={mailNote}
          filterFault={days.isUnfinished ? UNFINISHED_DAY : undefined}
        />
      )}
      {!(page && isDrawn) && !hasFailed && (
        <LeadListSkeleton rowHeight={chosenDensity === "compact" ? "2.125rem" : "2.75rem"} />
      )}
    </Stack>
  )
}
