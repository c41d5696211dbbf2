import { type ReactNode, useState } from "react"
import { Box, Button, chakra, Text } from "../chakra.ts"

export interface NumberColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** The narrowest screen that shows the column; always shown if omitted. */
  from?: "sm" | "md"
  isStrong?: boolean
}

interface Props<Row> {
  label: string
  heading: string
  columns: readonly NumberColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  sizeOf: (row: Row) => number
  noun: string
  total?: Row
}

const headerLook = { color: "fg.muted", fontWeight: "medium", borderBottomWidth: "1px", paddingY: "2" } as const

const rowHead = {
  scope: "row",
  textAlign: "start",
  borderBottomWidth: "1px",
  paddingX: { base: "3", md: "4" },
  paddingY: "2",
} as const

const SHOWN = 10
const MORE_MIN = 4

const shownFrom = (from: "sm" | "md" | undefined) => (from ? { [`${from}Down`]: { display: "none" } } : {})

const NameCell = ({ name, share }: { name: string; share: number }) => (
  <chakra.th {...rowHead} fontWeight="medium" overflowWrap="anywhere">
    {name}
    <Box aria-hidden height="1" marginTop="1" borderRadius="full" background="bg.muted">
      <Box height="full" borderRadius="full" background="border.emphasized" style={{ width: `${share * 100}%` }} />
    </Box>
  </chakra.th>
)

/** The table is as narrow as possible, so that numbers can be compared down a column. */
export const NumberTable = <Row extends object>(props: Props<Row>) => {
  const { label, heading, columns, rows, nameOf, sizeOf, noun, total } = props
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(1, ...rows.map(sizeOf))
  const shown = isWhole || rows.length < SHOWN + MORE_MIN ? rows : rows.slice(0, SHOWN)
  const numbers = (row: Row, weight?: "semibold") =>
    columns.map(({ header, cell, from, isStrong }) => {
      const value = cell(row)
      return (
        <chakra.td
          key={header}
          borderBottomWidth="1px"
          textAlign="end"
          color={value === "0" ? "fg.muted" : undefined}
          paddingX={{ base: "2", md: "4" }}
          paddingY="2"
          fontVariantNumeric="tabular-nums"
          fontWeight={isStrong ? "semibold" : weight}
          css={shownFrom(from)}
        >
          {value}
        </chakra.td>
      )
    })
  return (
    <>
      <chakra.table aria-label={label} width="full" borderCollapse="collapse" textStyle="sm">
        <thead>
          <tr>
            <chakra.th scope="col" {...headerLook} textAlign="start" paddingX={{ base: "3", md: "4" }}>
              {heading}
            </chakra.th>
            {columns.map(({ header, from }) => (
              <chakra.th
                key={header}
                scope="col"
                {...headerLook}
                textAlign="end"
                width={{ md: "6.5rem" }}
                whiteSpace={{ md: "nowrap" }}
                paddingX={{ base: "2", md: "4" }}
                css={shownFrom(from)}
              >
                {header}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <chakra.tr key={nameOf(row)} _last={total ? undefined : { "& > *": { borderBottomWidth: "0" } }}>
              <NameCell name={nameOf(row)} share={sizeOf(row) / most} />
              {numbers(row)}
            </chakra.tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <chakra.th {...rowHead} fontWeight="semibold">
                {nameOf(total)}
              </chakra.th>
              {numbers(total, "semibold")}
            </tr>
          </tfoot>
        )}
      </chakra.table>
      {rows.length > shown.length && (
        <Box padding="2" borderTopWidth="1px">
          <Button variant="plain" paddingX={{ base: "1", md: "2" }} onClick={() => setWhole(true)}>
            <Text as="span" textDecoration="underline">{`Show all ${rows.length} ${noun}`}</Text>
          </Button>
        </Box>
      )}
    </>
  )
}
