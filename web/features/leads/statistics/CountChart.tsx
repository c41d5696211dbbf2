import { ChartLegend, ChartRoot, ChartTooltip, useChart } from "@chakra-ui/charts"
import { Text } from "@chakra-ui/react/text"
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from "recharts"
import type { LeadCounts } from "./leadCounts.ts"

const AXIS_WIDTH = 36

// Of so few bars each has room for its label.
const EACH_LABELLED = 6

const compact = new Intl.NumberFormat("en-US", { notation: "compact" })

/** The two kinds of lead as stacked bars. */
export const CountChart = ({ title, rows }: { title: string; rows: readonly LeadCounts[] }) => {
  const chart = useChart({
    data: [...rows],
    series: [
      { name: "driverApplications", label: "Drivers", color: "chart.drivers", stackId: "leads" },
      { name: "advertiserSubmissions", label: "Advertisers", color: "chart.advertisers", stackId: "leads" },
    ],
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
