import { useLeadStatisticsQuery } from "../../../graphql/generated.ts"
import { Box, Skeleton, VisuallyHidden } from "../../../parts/chakra.ts"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { capitalized, useLeadKinds } from "../lead/leadKind.ts"
import { leadStatusLabel } from "../status/leadStatusLook.ts"
import { LeadCharts, type LeadCounts } from "./LeadCharts.tsx"

const DAYS = 30
const HEIGHT = "52"

// The server counts days in UTC.
const dayFormat = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" })
const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`))

interface TableProps {
  caption: string
  heading: string
  rows: readonly LeadCounts[]
}

/** The numbers of a chart for those who cannot see it. */
const CountTable = ({ caption, heading, rows }: TableProps) => {
  const kinds = useLeadKinds()
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {kinds.map(({ type, noun }) => (
              <th key={type} scope="col">
                {capitalized(noun[1])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, kinds: counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {kinds.map(({ type }) => (
                <td key={type}>{counts.find(({ leadType }) => leadType === type)?.count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

/** How many leads arrived on each of the last 30 days, and how many are in each status: as charts and in numbers. */
export const LeadStatistics = () => {
  const query = useLeadStatisticsQuery({ variables: { days: DAYS }, fetchPolicy: "cache-and-network" })
  const { data, refetch } = query
  const { hasFailed } = useLoadState(query)
  if (!data && hasFailed) return <LoadFailure message="Failed to load the charts" retry={refetch} />
  if (!data) return <Skeleton minHeight={HEIGHT} height="full" borderRadius="l3" />
  const days = data.leadStatistics.days.map(({ date, kinds }) => ({ label: formatDay(date), kinds }))
  const statuses = data.leadStatistics.statuses.map(({ status, kinds }) => ({ label: leadStatusLabel(status), kinds }))
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
      <LeadCharts days={days} statuses={statuses} />
      <CountTable caption={`Leads per day, last ${DAYS} days`} heading="Day" rows={days} />
      <CountTable caption="Leads per status" heading="Status" rows={statuses} />
    </Box>
  )
}
