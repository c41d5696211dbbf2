import { range, tickStep } from "d3-array"
import { type PointerEvent, useLayoutEffect, useRef, useState } from "react"
import { Box, Flex, Text } from "../../../components/chakra.ts"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
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

const RowDetails = ({ row, ...place }: { row: ChartRow; left?: number; right?: number }) => (
  <Box
    aria-hidden
    position="absolute"
    top="4"
    pointerEvents="none"
    minWidth="10rem"
    borderRadius="l2"
    borderWidth="1px"
    background="bg.panel"
    boxShadow="md"
    padding="2.5"
    fontSize="sm"
    style={place}
  >
    <Text fontWeight="semibold" marginBottom="1">
      {row.title}
    </Text>
    {useLeadKinds().map((kind) => (
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

const TOP = 8
const BOTTOM = 28
const LEFT = 44
const LABEL_WIDTH = 56
const BAR_MAX = 44
const BAR_SHARE = 0.82
const TICKS = 4

/** Hidden from screen readers, which get the table beside it. */
export const LeadChart = ({ rows }: { rows: readonly ChartRow[] }) => {
  const kinds = useLeadKinds()
  const box = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState({ width: 640, height: 260 })
  const [shown, setShown] = useState(-1)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const most = Math.max(1, ...rows.map((row) => kinds.reduce((sum, kind) => sum + countOf(row, kind), 0)))
  const step = Math.max(1, tickStep(0, most, TICKS))
  const ceiling = (Math.floor(most / step) + 1) * step
  const yOf = (count: number) => height - BOTTOM - (count / ceiling) * (height - BOTTOM - TOP)
  const rowWidth = Math.max(1, (width - LEFT) / rows.length)
  const barWidth = Math.min(BAR_MAX, rowWidth * BAR_SHARE)
  const xOf = (index: number) => LEFT + rowWidth * index
  const labelEvery = Math.ceil(LABEL_WIDTH / rowWidth)
  const show = ({ nativeEvent }: PointerEvent) => setShown(Math.floor((nativeEvent.offsetX - LEFT) / rowWidth))
  const shownRow = rows[shown]
  return (
    <Box
      marginEnd={{ base: "3", md: "4" }}
      marginBottom="3"
      position="relative"
      height={{ base: "14rem", md: "17rem" }}
      overflow="hidden"
      css={{ "& text": { fontSize: "xs", fill: "fg.muted" } }}
      ref={box}
    >
      <svg
        aria-hidden
        width={width}
        height={height}
        onPointerMove={show}
        onPointerDown={show}
        onPointerLeave={() => setShown(-1)}
      >
        {range(0, ceiling + step, step).map((count) => (
          <g key={count}>
            <path d={`M${LEFT},${yOf(count)}H${width}`} stroke={`var(--border${count === 0 ? "-strong" : ""})`} />
            <text x={LEFT - 8} y={yOf(count)} dy="0.32em" textAnchor="end">
              {compact.format(count)}
            </text>
          </g>
        ))}
        {rows.map(
          ({ label, from }, index) =>
            index % labelEvery === 0 && (
              <text key={from} x={xOf(index + 0.5)} y={height - 8} textAnchor="middle">
                {label}
              </text>
            ),
        )}
        {shownRow && (
          <rect x={xOf(shown)} y={TOP} width={rowWidth} height={yOf(0) - TOP} fill="var(--border)" opacity="0.5" />
        )}
        {kinds.map((kind, at) => (
          <g
            key={kind.type}
            data-series={kind.type}
            fill={kind.chartColor}
            stroke="var(--surface)"
            strokeWidth="2"
            style={{ pointerEvents: "none" }}
          >
            {rows.map((row, index) => {
              const count = countOf(row, kind)
              const below = kinds.slice(0, at).reduce((sum, lower) => sum + countOf(row, lower), 0)
              const place = {
                x: xOf(index + 0.5) - barWidth / 2,
                y: yOf(below + count),
                height: yOf(below) - yOf(below + count),
              }
              return (
                count > 0 && (
                  <rect key={row.from} {...place} width={barWidth} rx="2" style={{ forcedColorAdjust: "none" }} />
                )
              )
            })}
          </g>
        ))}
      </svg>
      {shownRow && (
        <RowDetails
          row={shownRow}
          {...(shown < rows.length / 2 ? { left: xOf(shown + 1) + 8 } : { right: width - xOf(shown) + 8 })}
        />
      )}
    </Box>
  )
}
