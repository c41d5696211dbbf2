import { Box } from "@chakra-ui/react/box"
import { Skeleton } from "@chakra-ui/react/skeleton"
import { lazy, Suspense } from "react"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useLeadStatisticsQuery } from "../../../graphql/generated.ts"
import { leadStatusLabel } from "../status/leadStatusLook.ts"
import { CountTable } from "./CountTable.tsx"
import { formatDay } from "./formatDay.ts"

// The chart library weighs as much as the rest of the dashboard.
const LeadCharts = lazy(async () => ({ default: (await import("./LeadCharts.tsx")).LeadCharts }))

const DAYS = 30
const HEIGHT = "52"

/** How many leads arrived on each of the last 30 days, and how many stand in each status: as a picture and in numbers. */
export const LeadStatistics = () => {
  const query = useLeadStatisticsQuery({ variables: { days: DAYS }, fetchPolicy: "cache-and-network" })
  const { data, refetch } = query
  const { hasFailed } = useLoadState(query)
  if (!data && hasFailed) return <LoadFailure message="Failed to load the charts" retry={refetch} />
  if (!data) return <Skeleton minHeight={HEIGHT} height="full" borderRadius="l3" />
  const days = data.leadStatistics.days.map(({ date, ...counts }) => ({ label: formatDay(date), ...counts }))
  const statuses = data.leadStatistics.statuses.map(({ status, ...counts }) => ({
    label: leadStatusLabel(status),
    ...counts,
  }))
  return (
    <Box
      as="section"
      aria-label="Leads in numbers"
      background="bg"
      borderRadius="l3"
      borderWidth="1px"
      height="full"
      padding="4"
    >
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <LeadCharts days={days} statuses={statuses} />
      </Suspense>
      <CountTable caption={`Leads per day, last ${DAYS} days`} heading="Day" rows={days} />
      <CountTable caption="Leads per status" heading="Status" rows={statuses} />
    </Box>
  )
}
