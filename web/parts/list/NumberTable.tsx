import { Table } from "@chakra-ui/react/table"
import { type ReactNode, useState } from "react"
import { Box, Button, Text } from "../chakra.ts"

export interface NumberColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Breakpoint from which the column is shown; always if omitted. */
  from?: "sm" | "md"
  isStrong?: boolean
}

interface Props<Row> {
  label: string
  heading: string
  columns: readonly NumberColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Length of the row's bar, relative to other rows. */
  sizeOf: (row: Row) => number
  /** Names the rows in the button that shows more. */
  noun: string
  total?: Row
}

const SHOWN = 10
/** Fewer extra rows are shown at once. */
const MORE_MIN = 4

const shownFrom = (from: "sm" | "md" | undefined) => (from ? { [`${from}Down`]: { display: "none" } } : {})

/** A name above a bar, whose length is relative to the largest row. */
const NameCell = ({ name, share }: { name: string; share: number }) => (
  <Table.Cell
    as="th"
    scope="row"
    textAlign="start"
    fontWeight="medium"
    paddingX={{ base: "3", md: "4" }}
    paddingY="2"
    overflowWrap="anywhere"
  >
    {name}
    <Box aria-hidden height="1" marginTop="1" borderRadius="full" background="bg.muted">
      <Box height="full" borderRadius="full" background="border.emphasized" style={{ width: `${share * 100}%` }} />
    </Box>
  </Table.Cell>
)

/** As narrow as possible, so that numbers can be compared down a column. */
export const NumberTable = <Row extends object>(props: Props<Row>) => {
  const { label, heading, columns, rows, nameOf, sizeOf, noun, total } = props
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(1, ...rows.map(sizeOf))
  const shown = isWhole || rows.length < SHOWN + MORE_MIN ? rows : rows.slice(0, SHOWN)
  const numbers = (row: Row, weight?: "semibold") =>
    columns.map(({ header, cell, from, isStrong }) => {
      const value = cell(row)
      return (
        <Table.Cell
          key={header}
          textAlign="end"
          color={value === "0" ? "fg.muted" : undefined}
          paddingX={{ base: "2", md: "4" }}
          paddingY="2"
          fontVariantNumeric="tabular-nums"
          fontWeight={isStrong ? "semibold" : weight}
          css={shownFrom(from)}
        >
          {value}
        </Table.Cell>
      )
    })
  return (
    <>
      <Table.Root aria-label={label} size="sm" background="transparent">
        <Table.Header>
          <Table.Row background="transparent">
            <Table.ColumnHeader scope="col" color="fg.muted" paddingX={{ base: "3", md: "4" }}>
              {heading}
            </Table.ColumnHeader>
            {columns.map(({ header, from }) => (
              <Table.ColumnHeader
                key={header}
                scope="col"
                textAlign="end"
                color="fg.muted"
                width={{ md: "6.5rem" }}
                whiteSpace={{ md: "nowrap" }}
                paddingX={{ base: "2", md: "4" }}
                css={shownFrom(from)}
              >
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map((row) => (
            <Table.Row
              key={nameOf(row)}
              background="transparent"
              _last={total ? undefined : { "& > *": { borderBottomWidth: "0" } }}
            >
              <NameCell name={nameOf(row)} share={sizeOf(row) / most} />
              {numbers(row)}
            </Table.Row>
          ))}
        </Table.Body>
        {total && (
          <Table.Footer>
            <Table.Row background="transparent">
              <Table.Cell as="th" scope="row" textAlign="start" fontWeight="semibold" paddingX={{ base: "3", md: "4" }}>
                {nameOf(total)}
              </Table.Cell>
              {numbers(total, "semibold")}
            </Table.Row>
          </Table.Footer>
        )}
      </Table.Root>
      {rows.length > shown.length && (
        <Box padding="2" borderTopWidth="1px">
          <Button variant="plain" size="sm" paddingX={{ base: "1", md: "2" }} onClick={() => setWhole(true)}>
            <Text as="span" textDecoration="underline">{`Show all ${rows.length} ${noun}`}</Text>
          </Button>
        </Box>
      )}
    </>
  )
}
