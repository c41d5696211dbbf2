import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts"
import { Box, Flex, Text } from "../../../parts/chakra.ts"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { CHART_HEIGHT } from "./chartHeight.ts"
import type { ChartRow } from "./chartRows.ts"

const countOf = ({ kinds }: ChartRow, { type }: LeadKindFacts) =>
  kinds.find(({ leadType }) => leadType === type)?.count ?? 0

const number = new Intl.NumberFormat("en-US")
const compact = new Intl.NumberFormat("en-US", { notation: "compact" })

const Swatch = ({ kind }: { kind: LeadKindFacts }) => (
  // Forced colors would make all bars look alike.
  <Box data-swatch boxSize="2.5" borderRadius="sm" forcedColorAdjust="none" style={{ background: kind.chartColor }} />
)

export const ChartLegend = () => (
  <Flex gap="4" wrap="wrap" fontSize="sm" color="fg.muted">
    {useLeadKinds().map((kind) => (
      <Flex key={kind.type} align="center" gap="1.5">
        <Swatch kind={kind} />
        {capitalized(kind.senderNoun[1])}
      </Flex>
    ))}
  </Flex>
)

const BarDetails = ({ active, payload }: TooltipContentProps) => {
  const kinds = useLeadKinds()
  const row = payload[0]?.payload as ChartRow | undefined
  if (!active || !row) return null
  return (
    <Box
      minWidth="10rem"
      borderRadius="l2"
      borderWidth="1px"
      background="bg.panel"
      boxShadow="md"
      padding="2.5"
      fontSize="sm"
    >
      <Text fontWeight="semibold" marginBottom="1">
        {row.title}
      </Text>
      {kinds.map((kind) => (
        <Flex key={kind.type} align="center" gap="2">
          <Swatch kind={kind} />
          <Text flex="1" color="fg.muted">
            {capitalized(kind.senderNoun[1])}
          </Text>
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {number.format(countOf(row, kind))}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}

const tick = { fill: "var(--text-muted)" }

/** Hidden from screen readers, which get the table beside it. */
export const LeadChart = ({ rows }: { rows: readonly ChartRow[] }) => {
  const kinds = useLeadKinds()
  return (
    <Box
      aria-hidden
      css={{ "& text": { fontSize: "xs" } }}
      height={CHART_HEIGHT}
      paddingEnd={{ base: "3", md: "4" }}
      paddingBottom="3"
    >
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 260 }}>
        <BarChart
          data={[...rows]}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          barCategoryGap="18%"
        >
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: "var(--border-strong)" }}
            minTickGap={40}
            interval="equidistantPreserveStart"
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickCount={4}
            width={44}
            tickFormatter={(count: number) => compact.format(count)}
          />
          <Tooltip
            content={BarDetails}
            cursor={{ fill: "var(--border)", fillOpacity: 0.5, stroke: "none" }}
            isAnimationActive={false}
          />
          {kinds.map((kind, index) => (
            <Bar
              key={kind.type}
              dataKey={(row: ChartRow) => countOf(row, kind)}
              name={kind.senderNoun[1]}
              stackId="leads"
              fill={kind.chartColor}
              style={{ forcedColorAdjust: "none" }}
              maxBarSize={44}
              radius={index === kinds.length - 1 ? [2, 2, 0, 0] : 0}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  )
}
