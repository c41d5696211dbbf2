import { useState } from "react"
import type { LeadType } from "../../../graphql/generated.ts"
import { Box, Flex, Grid, Text } from "../../../parts/chakra.ts"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../lead/leadKind.ts"

export interface LeadCounts {
  label: string
  kinds: readonly { leadType: LeadType; count: number }[]
}

const AXIS_WIDTH = "36px"
const PLOT_HEIGHT = "130px"

const STEPS = [0, 1, 2, 3, 4]

// With more bars than this, there is no room for a label at each.
const EACH_LABELLED = 6

const compact = new Intl.NumberFormat("en-US", { notation: "compact" })

const countOf = ({ kinds }: LeadCounts, { type }: LeadKindFacts) =>
  kinds.find(({ leadType }) => leadType === type)?.count ?? 0

const totalOf = ({ kinds }: LeadCounts) => kinds.reduce((sum, { count }) => sum + count, 0)

/** The whole number between two grid lines: the next that is easy to count by, such as 1, 2, 5, 10, 20, 25, 50. */
const gridStep = (highest: number) => {
  const least = Math.max(1, highest / (STEPS.length - 1))
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 2.5, 5].find((factor) => factor * magnitude >= least && Number.isInteger(factor * magnitude))
  return (factor ?? 10) * magnitude
}

const Swatch = ({ kind }: { kind: LeadKindFacts }) => (
  // The system's colors would make all swatches, and all bars, alike.
  <Box data-swatch boxSize="2" borderRadius="full" background={kind.chartColor} forcedColorAdjust="none" />
)

interface TooltipProps {
  row: LeadCounts
  side: "left" | "right"
}

const Tooltip = ({ row, side }: TooltipProps) => (
  <Box
    position="absolute"
    top="0"
    insetInlineStart={side === "right" ? "100%" : undefined}
    insetInlineEnd={side === "left" ? "100%" : undefined}
    zIndex="1"
    pointerEvents="none"
    marginX="2"
    minWidth="8rem"
    borderRadius="l2"
    background="bg.panel"
    boxShadow="md"
    paddingX="2.5"
    paddingY="1"
  >
    <Text color="fg" fontWeight="medium" marginBottom="1">
      {row.label}
    </Text>
    {useLeadKinds().map((kind) => (
      <Flex key={kind.type} align="center" gap="1.5">
        <Swatch kind={kind} />
        <Box flex="1">{capitalized(kind.senderNoun[1])}</Box>
        <Text color="fg" fontFamily="mono" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {countOf(row, kind).toLocaleString("en-US")}
        </Text>
      </Flex>
    ))}
  </Box>
)

interface ColumnProps {
  row: LeadCounts
  /** How many leads are as high as the plot. */
  limit: number
  isPointedAt: boolean
  tooltipSide: "left" | "right"
  point: () => void
  isLabelled: boolean
  /** Where there is little room, every other label is enough. */
  isLabelledAlways: boolean
}

const Column = ({ row, limit, isPointedAt, tooltipSide, point, isLabelled, isLabelledAlways }: ColumnProps) => (
  <Flex
    position="relative"
    flex="1"
    height="full"
    direction="column-reverse"
    align="center"
    background={isPointedAt ? "bg.muted" : undefined}
    onPointerEnter={point}
  >
    {useLeadKinds().map((kind) => (
      <Box
        key={kind.type}
        data-bar={kind.type}
        width="80%"
        flexShrink="0"
        background={kind.chartColor}
        forcedColorAdjust="none"
        style={{ height: `${(countOf(row, kind) / limit) * 100}%` }}
      />
    ))}
    {isLabelled && (
      <Box
        position="absolute"
        top="100%"
        paddingTop="1"
        whiteSpace="nowrap"
        display={{ sm: isLabelledAlways ? undefined : "none", md: "block" }}
      >
        {row.label}
      </Box>
    )}
    {isPointedAt && <Tooltip row={row} side={tooltipSide} />}
  </Flex>
)

const CountChart = ({ title, rows }: { title: string; rows: readonly LeadCounts[] }) => {
  const kinds = useLeadKinds()
  const [pointedAt, setPointedAt] = useState<number>()
  const step = gridStep(Math.max(...rows.map(totalOf)))
  const labelled = rows.length > EACH_LABELLED ? Math.ceil(rows.length / EACH_LABELLED) : 1
  return (
    <div>
      <Text fontSize="sm" fontWeight="medium" marginBottom="3">
        {title}
      </Text>
      <Box textStyle="xs" color="fg.muted">
        <Box position="relative" height={PLOT_HEIGHT} marginStart={AXIS_WIDTH} marginBottom="42px">
          {STEPS.map((index) => (
            <Box
              key={index}
              position="absolute"
              insetX="0"
              height="0"
              borderTopWidth="1px"
              style={{ bottom: `${(index / (STEPS.length - 1)) * 100}%` }}
            >
              <Box position="absolute" insetInlineEnd="100%" marginEnd="2" transform="translateY(-50%)">
                {compact.format(index * step)}
              </Box>
            </Box>
          ))}
          <Flex position="relative" height="full" onPointerLeave={() => setPointedAt(undefined)}>
            {rows.map((row, index) => (
              <Column
                key={row.label}
                row={row}
                limit={step * (STEPS.length - 1)}
                isPointedAt={index === pointedAt}
                tooltipSide={index < rows.length / 2 ? "right" : "left"}
                point={() => setPointedAt(index)}
                isLabelled={index % labelled === 0}
                isLabelledAlways={labelled === 1 || index % (2 * labelled) === 0}
              />
            ))}
          </Flex>
        </Box>
        <Flex justify="center" gap="3" wrap="wrap">
          {kinds.toReversed().map((kind) => (
            <Flex key={kind.type} align="center" gap="1.5">
              <Swatch kind={kind} />
              {capitalized(kind.senderNoun[1])}
            </Flex>
          ))}
        </Flex>
      </Box>
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
