import { useState } from "react"
import { useVisitStatisticsQuery, type VisitStatisticsQuery } from "../../graphql/generated.ts"
import { Flex, Heading, Skeleton, Stack, Text } from "../../parts/chakra.ts"
import { Select } from "../../parts/forms/Select.tsx"
import { counted } from "../../parts/list/counts.ts"
import { EmptyNote } from "../../parts/list/ListNotices.tsx"
import { PaneSwitch } from "../../parts/list/ToggleGroup.tsx"
import { Remark } from "../../parts/Remark.tsx"
import { LoadFailure, useLoadState } from "../../parts/records/LoadFailure.tsx"
import { FunnelTable } from "./FunnelTable.tsx"

const periods = [
  { name: "7", label: "Last 7 days" },
  { name: "30", label: "Last 30 days" },
  { name: "90", label: "Last 90 days" },
  { name: "366", label: "Last year" },
]

const panes = ["By source", "By city", "Pages"] as const

type Pane = (typeof panes)[number]

type Statistics = VisitStatisticsQuery["visitStatistics"]

const PageList = ({ pages }: Pick<Statistics, "pages">) => (
  <Stack as="ul" gap="1" listStyleType="none" background="bg" borderWidth="1px" borderRadius="l3" padding="4">
    {pages.map(({ path, views }) => (
      <Flex as="li" key={path} justify="space-between" gap="4" fontSize="sm">
        <Text as="span" overflowWrap="anywhere">
          {path}
        </Text>
        <Text as="span" fontVariantNumeric="tabular-nums">
          {counted(views, ["view", "views"])}
        </Text>
      </Flex>
    ))}
  </Stack>
)

const Shown = ({ pane, sources, cities, pages }: Statistics & { pane: Pane }) => {
  if (pane === "Pages" && pages.length > 0) return <PageList pages={pages} />
  const isByCity = pane === "By city"
  const stages = isByCity ? cities : sources
  if (pane === "Pages" || stages.length === 0) return <EmptyNote>Nothing was counted in this time</EmptyNote>
  return isByCity ? (
    <FunnelTable caption="Visits and leads by city" heading="City" stages={stages} />
  ) : (
    <FunnelTable caption="Visits and leads by source" heading="Source" stages={stages} />
  )
}

const inWords = ({ views, visits, uncountedViews }: Statistics) => {
  if (views + uncountedViews === 0) return "No visits were counted in this time."
  const all = `${counted(visits, ["visit", "visits"])} with ${counted(views, ["page view", "page views"])}.`
  if (uncountedViews === 0) return all
  return `${all} ${counted(uncountedViews, ["more view", "more views"])} by browsers that ask not to be counted.`
}

/** How far the site's visitors got, by where they came from and by city. */
export const VisitFunnel = () => {
  const [days, setDays] = useState("30")
  const [pane, setPane] = useState<Pane>("By source")
  const query = useVisitStatisticsQuery({ variables: { days: Number(days) }, fetchPolicy: "cache-and-network" })
  const { hasFailed } = useLoadState(query)
  const data = query.data ?? query.previousData
  if (hasFailed) return <LoadFailure message="Failed to load the visits" retry={query.refetch} />
  if (!data) return <Skeleton role="status" aria-label="Loading the visits" height="52" borderRadius="l3" />
  const isStale = query.data === undefined
  const statistics = data.visitStatistics
  return (
    <Stack as="section" aria-labelledby="visits-heading" gap="3">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading as="h3" size="lg" id="visits-heading">
          From visit to lead
        </Heading>
        <Select label="Period" size="sm" width="40" background="bg" options={periods} chosen={days} choose={setDays} />
      </Flex>
      <Stack gap="3" aria-busy={isStale} opacity={isStale ? 0.5 : undefined}>
        <Text color="fg.muted" maxWidth="65ch">
          {inWords(statistics)}
        </Text>
        <PaneSwitch label="Visits" panes={panes} shown={pane} show={setPane} size="sm" />
        <Shown pane={pane} {...statistics} />
      </Stack>
      <Remark maxWidth="65ch">
        Counted by the site itself, without cookies and without addresses. Whoever comes again on another day counts as
        another visit. Your team’s own visits, search engines and other programs are left out. “direct” is whoever came
        without a link, “unknown” are leads whose senders were not counted, and “other” are names that were not kept.
        Contacted and approved are counted by the status that a lead has now.
      </Remark>
    </Stack>
  )
}
