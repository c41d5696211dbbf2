import { Grid, HelpText, Skeleton, Stack, Text } from "../../../components/chakra.ts"
import { TableExport } from "../../../components/export/TableExport.tsx"
import { counted } from "../../../components/list/counts.ts"
import { NumberTable } from "../../../components/list/NumberTable.tsx"
import { NumbersCard } from "../../../components/NumbersCard.tsx"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import {
  type FunnelTable_StageFragment,
  useVisitStatisticsQuery,
  type VisitStatisticsQuery,
} from "../../../graphql/generated.ts"

type Statistics = VisitStatisticsQuery["visitStatistics"]
type Stage = FunnelTable_StageFragment

const number = new Intl.NumberFormat("en-US")
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 })

/** A dash if there are more leads than visits, as some visits were then not counted and the rate would be wrong. */
const rateOf = ({ visits, sent }: Stage) => (visits > 0 && sent <= visits ? percent.format(sent / visits) : "–")

const inWords = ({ views, visits, uncountedViews }: Statistics) => {
  if (views + uncountedViews === 0) return "No visits were counted in this time."
  const all = `${counted(visits, ["visit", "visits"])} with ${counted(views, ["page view", "page views"])}.`
  if (uncountedViews === 0) return all
  return `${all} ${counted(uncountedViews, ["more view", "more views"])} by browsers that ask not to be counted.`
}

const SourceTable = ({ sources }: Pick<Statistics, "sources">) => (
  <NumberTable
    label="Visits and leads by source"
    heading="Source"
    noun="sources"
    rows={sources}
    nameOf={({ name }) => name}
    sizeOf={({ visits }) => visits}
    columns={[
      { header: "Visits", cell: ({ name, visits }) => (name === "unknown" ? "–" : number.format(visits)) },
      { header: "Form begun", from: "md", cell: ({ started }) => number.format(started) },
      { header: "Sent", cell: ({ sent }) => number.format(sent) },
      { header: "Contacted", from: "md", cell: ({ contacted }) => number.format(contacted) },
      { header: "Approved", cell: ({ approved }) => number.format(approved) },
      { header: "Sent per visit", from: "sm", cell: rateOf },
    ]}
  />
)

const PageTable = ({ pages }: Pick<Statistics, "pages">) => (
  <NumberTable
    label="Views by page"
    heading="Page"
    noun="pages"
    rows={pages}
    nameOf={({ path }) => path}
    sizeOf={({ views }) => views}
    columns={[{ header: "Views", cell: ({ views }) => number.format(views) }]}
  />
)

export const VisitFunnel = ({ days }: { days: number }) => {
  const query = useVisitStatisticsQuery({ variables: { days }, fetchPolicy: "cache-and-network" })
  const { hasFailed } = useLoadState(query)
  const data = query.data ?? query.previousData
  if (hasFailed) return <LoadFailure message="Failed to load the visits" retry={query.refetch} />
  if (!data) return <Skeleton role="status" aria-label="Loading the visits" height="52" borderRadius="l3" />
  const isStale = query.data === undefined
  const { sources, pages } = data.visitStatistics
  const stagesInFile = sources.map(({ name, visits, started, sent, contacted, approved }) => ({
    source: name,
    visits,
    form_begun: started,
    sent,
    contacted,
    approved,
  }))
  return (
    <Stack gap="5" aria-busy={isStale} opacity={isStale ? 0.5 : undefined}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", xl: pages.length > 0 ? "minmax(0, 2fr) minmax(0, 1fr)" : undefined }}
        gap="5"
        alignItems="start"
      >
        <NumbersCard
          title="From visit to lead"
          actions={
            sources.length > 0 && (
              <TableExport label="From visit to lead" filePrefix="leads_by_source" rows={stagesInFile} />
            )
          }
        >
          <Text color="fg.muted" fontSize="sm" maxWidth="65ch" paddingX={{ base: "3", md: "4" }} paddingBottom="3">
            {inWords(data.visitStatistics)}
          </Text>
          {sources.length > 0 && <SourceTable sources={sources} />}
        </NumbersCard>
        {pages.length > 0 && (
          <NumbersCard
            title="Pages"
            actions={
              <TableExport
                label="Pages"
                filePrefix="page_views"
                rows={pages.map(({ path, views }) => ({ page: path, views }))}
              />
            }
          >
            <PageTable pages={pages} />
          </NumbersCard>
        )}
      </Grid>
      <HelpText maxWidth="75ch">
        Counted by day (UTC), without cookies, addresses, your team and search engines. “direct” came without a link,
        the senders of “unknown” leads were not counted, and names in “other” were not kept. Statuses are today’s.
      </HelpText>
    </Stack>
  )
}
