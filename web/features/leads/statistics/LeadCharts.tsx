import { ChartLegend, ChartRoot, ChartTooltip, useChart } from "@chakra-ui/charts"
import { Grid } from "@chakra-ui/react/grid"
import { Text } from "@chakra-ui/react/text"
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from "recharts"
import type { LeadType } from "../../../graphql/generated.ts"
import { capitalized, useLeadKinds } from "../leadKind.ts"

/** How many leads of each kind there are of something, such as a day or a status. */
export interface LeadCounts {
  label: string
  kinds: readonly { leadType: LeadType; count: number }[]
}

const AXIS_WIDTH = 36

// With more bars than this, there is no room for a label at each.
const EACH_LABELLED = 6

const compact = new Intl.NumberFormat("en-US", { notation: "compact" })

/** The kinds of leads as stacked bars. */
const CountChart = ({ title, rows }: { title: string; rows: readonly LeadCounts[] }) => {
  const kinds = useLeadKinds()
  const chart = useChart<Record<string, string | number>>({
    data: rows.map(({ label, kinds: counts }) => ({
      label,
      ...Object.fromEntries(counts.map(({ leadType, count }) => [leadType, count])),
    })),
    series: kinds.map(({ type, senderNoun, chartColor }) => ({
      name: type,
      label: capitalized(senderNoun[1]),
      color: chartColor,
      stackId: "leads",
    })),
  })
  return (
    <div>
      <Text fontSize="sm" fontWeight="medium" marginBottom="2">
        {title}
      </Text>
      <ChartRoot chart={chart} height="48" aspectRatio="auto">
        <BarChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={chart.color("border")} />
          <XAxis
            dataKey={chart.key("label")}
            interval={rows.length > EACH_LABELLED ? "equidistantPreserveStart" : 0}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
            tickFormatter={compact.format}
            width={AXIS_WIDTH}
          />
          <Tooltip cursor={{ fill: chart.color("bg.muted") }} animationDuration={0} content={<ChartTooltip />} />
          <Legend content={<ChartLegend />} />
          {chart.series.map(({ name, color, stackId }) => (
            <Bar
              key={name}
              dataKey={chart.key(name)}
              fill={chart.color(color)}
              stackId={stackId}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ChartRoot>
    </div>
  )
}

interface Props {
  days: readonly LeadCounts[]
  statuses: readonly LeadCounts[]
}

/** Leads per day and per status, side by side. It is for the eye alone: tables beside it hold the same numbers. */
export const LeadCharts = ({ days, statuses }: Props) => (
  <Grid aria-hidden templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="5">
    <CountChart title="Leads per day, last 30 days" rows={days} />
    <CountChart title="Leads per status" rows={statuses} />
  </Grid>
)
