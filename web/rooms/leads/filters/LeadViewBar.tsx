import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import type { DashboardSummary_KindFragment } from "../../../graphql/generated.ts"
import { useFadingEnds } from "../../../parts/browser/useFadingEnds.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { SavedViews } from "../views/SavedViews.tsx"
import { ViewLink } from "../views/ViewLink.tsx"
import { type LeadListFilter, writeView } from "./leadListing.ts"
import { type NamedView, namedViewOf, namedViews } from "./leadViews.ts"

interface Props {
  kind: Pick<LeadKindFacts, "type" | "tab">
  filter: LeadListFilter
  /** What the list shows, as the parameters of its address. */
  address: string
  /** Undefined until they are known. */
  counts: DashboardSummary_KindFragment | undefined
}

/** The parts of a list that have a name, each with its address and how many leads are in it. */
export const LeadViewBar = ({ kind, filter, address, counts }: Props) => {
  const { row, fade } = useFadingEnds()
  const current = namedViewOf(filter)
  const addressOf = (view: NamedView) => {
    const parameters = writeView({ filter: view.filter, order: view.order ?? null, after: null, page: 1 })
    return `?${new URLSearchParams([["tab", kind.tab], ...parameters])}`
  }
  return (
    <Flex
      as="nav"
      ref={row}
      aria-label="Views"
      gap="1"
      overflowX="auto"
      scrollbarWidth="none"
      // Room for the focus ring, which the row would cut off.
      padding="1"
      margin="-1"
      style={fade}
    >
      {namedViews.map((view) => (
        <ViewLink key={view.label} to={addressOf(view)} isCurrent={view === current}>
          {view.label}
          <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums" minWidth="1ch">
            {counts && view.count(counts).toLocaleString("en-US")}
          </Text>
        </ViewLink>
      ))}
      <SavedViews kind={kind} address={address} isNamed={current !== undefined} />
    </Flex>
  )
}
