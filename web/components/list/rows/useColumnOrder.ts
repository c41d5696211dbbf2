import { useState } from "react"
import type { Column, Sorting } from "../RecordTable.tsx"

/** Disabled until all records are loaded, as sorting a part of a list would mislead. */
export const useColumnOrder = <Row>(columns: readonly Column<Row>[], records: readonly Row[] = [], isWhole = true) => {
  const [{ key, direction }, setSorted] = useState<Omit<Sorting, "sortBy">>({ key: undefined, direction: "ascending" })
  if (!isWhole || !columns.some(({ order }) => order)) return { columns, records, sorting: undefined }
  const order = columns.find(({ header }) => header === key)?.order
  const compare = (one: string | number, other: string | number) =>
    typeof one === "number" ? one - Number(other) : one.localeCompare(String(other))
  const sorted = order ? records.toSorted((one, other) => compare(order(one), order(other))) : records
  const sortBy = (header: string) =>
    setSorted({ key: header, direction: header === key && direction === "ascending" ? "descending" : "ascending" })
  return {
    columns: columns.map((column) => ({ ...column, ...(column.order && { sortKey: column.header }) })),
    records: direction === "ascending" ? sorted : sorted.toReversed(),
    sorting: { key, direction, sortBy },
  }
}
