import { useLeadFiguresQuery } from "../../../graphql/generated.ts"
import { Flex, Remark, Skeleton, Stack } from "../../../parts/chakra.ts"
import { Segments } from "../../../parts/list/Segments.tsx"
import { timeZone } from "../../../parts/records/dateFormat.ts"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { VisitFunnel } from "../visits/VisitFunnel.tsx"
import { ChartCard } from "./ChartCard.tsx"
import { CityTable } from "./CityTable.tsx"
import { Figures } from "./Figures.tsx"
import { inWords, type Period, periods, usePeriod } from "./periods.ts"

const LeadNumbers = ({ period, listPath }: { period: Period; listPath: string }) => {
  const query = useLeadFiguresQuery({
    variables: { days: period.days, timeZone: timeZone() },
    fetchPolicy: "cache-and-network",
  })
  const { hasFailed } = useLoadState(query)
  if (hasFailed && !query.data) return <LoadFailure message="Failed to load the statistics" retry={query.refetch} />
  const figures = (query.data ?? query.previousData)?.leadFigures
  if (!figures)
    return (
      <Stack role="status" aria-label="Loading the statistics" gap="5">
        <Skeleton height="32" borderRadius="l3" />
        <Skeleton height="80" borderRadius="l3" />
        <Skeleton height="80" borderRadius="l3" />
      </Stack>
    )
  const isStale = query.data === undefined
  return (
    <Stack as="section" aria-label="Leads in numbers" gap="5" aria-busy={isStale} opacity={isStale ? 0.5 : undefined}>
      {hasFailed && <LoadFailure message="Failed to load the statistics" retry={query.refetch} />}
      <Figures current={figures.current} before={figures.before} />
      <ChartCard period={period} days={figures.days} />
      <CityTable period={period} cities={figures.cities} listPath={listPath} />
    </Stack>
  )
}

export const LeadStatistics = ({ listPath }: { listPath: string }) => {
  const [period, choose] = usePeriod()
  return (
    <Stack gap="5">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Remark>{`${inWords(period)}, vs. the previous ${period.days} days`}</Remark>
        <Segments label="Period" options={periods} chosen={period.name} choose={choose} />
      </Flex>
      <LeadNumbers period={period} listPath={listPath} />
      <VisitFunnel days={period.days} />
    </Stack>
  )
}
