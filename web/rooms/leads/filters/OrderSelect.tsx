import { NativeSelect } from "@chakra-ui/react/native-select"
import type { LeadListing } from "./leadListing.ts"

interface Props {
  listing: LeadListing
  /** What the list can be sorted by. */
  columns: readonly { header: string; sortKey?: string }[]
}

/** The order of a list. Cards, which have no headers, are sorted by it alone. */
export const OrderSelect = ({ listing: { order, sortBy, sortByArrival }, columns }: Props) => {
  const isByColumn = columns.some(
    ({ sortKey }) => sortKey !== undefined && sortKey === order.key && sortKey !== "RECEIVED",
  )

  const choose = (value: string) => {
    if (value === "ascending" || value === "descending")
      sortByArrival(value === "ascending" ? "ASCENDING" : "DESCENDING")
    else sortBy(value)
  }

  return (
    <NativeSelect.Root size="sm" width="36" flexShrink="0">
      <NativeSelect.Field
        aria-label="Order"
        background="bg"
        value={isByColumn ? order.key : order.direction}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="descending">Newest first</option>
        <option value="ascending">Oldest first</option>
        {columns.map(
          ({ header, sortKey }) =>
            sortKey !== undefined &&
            sortKey !== "RECEIVED" && <option key={sortKey} value={sortKey}>{`By ${header.toLowerCase()}`}</option>,
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
