import { useContext } from "react"
import { createPortal } from "react-dom"
import { useFadingEnds } from "../../../browser/useFadingEnds.ts"
import { Flex, Text } from "../../../components/chakra.ts"
import { SidebarSlotContext } from "../../../components/sidebarSlot.ts"
import type { DashboardSummary_KindFragment } from "../../../graphql/generated.ts"
import type { LeadListFilter } from "../filters/leadListing.ts"
import { namedViewOf, namedViews } from "../filters/leadViews.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { SavedViews } from "./SavedViews.tsx"
import { ViewLink } from "./ViewLink.tsx"
import { namedViewAddress } from "./viewAddress.ts"

interface Props {
  kind: Pick<LeadKindFacts, "type" | "tab">
  filter: LeadListFilter
  address: string
  counts: DashboardSummary_KindFragment | undefined
  isCompact: boolean
}

const inRow = {
  gap: "1",
  overflowX: "auto",
  scrollbarWidth: "none",
  // Leaves space for the focus ring, which would be cut off.
  padding: "1",
  margin: "-1",
} as const

const inSidebar = { direction: "column", align: "stretch", gap: "0", paddingStart: "6", paddingY: "1" } as const

export const LeadViewBar = ({ kind, filter, address, counts, isCompact }: Props) => {
  const { row, fade } = useFadingEnds()
  const sidebar = useContext(SidebarSlotContext)
  const current = namedViewOf(filter)
  const offered = namedViews.filter(
    (view) => !view.isRare || view === current || (counts !== undefined && view.count(counts) > 0),
  )
  const views = (
    <Flex as="nav" aria-label="Views" fontSize="sm" {...(sidebar ? inSidebar : { ...inRow, ref: row, style: fade })}>
      {offered.map((view) => (
        <ViewLink
          key={view.label}
          to={namedViewAddress(kind.tab, view)}
          isCurrent={view === current}
          isInSidebar={sidebar !== null}
        >
          {view.label}
          <Text
            as="span"
            color={view.isPressing && counts && view.count(counts) > 0 ? "fg.error" : "fg.muted"}
            fontSize={sidebar ? "xs" : undefined}
            fontWeight="normal"
            fontVariantNumeric="tabular-nums"
            minWidth="1ch"
            marginStart={sidebar ? "auto" : undefined}
          >
            {counts && view.count(counts).toLocaleString("en-US")}
          </Text>
        </ViewLink>
      ))}
      <SavedViews kind={kind} address={address} isNamed={current !== undefined} isInSidebar={sidebar !== null} />
    </Flex>
  )
  if (sidebar) return createPortal(views, sidebar)
  return isCompact ? null : views
}
