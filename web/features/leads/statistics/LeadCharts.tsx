import { Grid } from "@chakra-ui/react/grid"
import { CountChart } from "./CountChart.tsx"
import type { LeadCounts } from "./leadCounts.ts"

interface Props {
  days: readonly LeadCounts[]
  statuses: readonly LeadCounts[]
}

/** Leads per day and leads per status, side by side. The numbers stand in tables beside, so this is for the eye alone. */
export const LeadCharts = ({ days, statuses }: Props) => (
  <Grid aria-hidden templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="5">
    <CountChart title="Leads per day, last 30 days" rows={days} />
    <CountChart title="Leads per status" rows={statuses} />
  </Grid>
)
