import { Select } from "../../../parts/forms/Select.tsx"
import type { LeadListing } from "./leadListing.ts"

interface Props {
  listing: LeadListing
  columns: readonly { header: string; sortKey?: string }[]
}

/** The only way to sort cards, which have no headers. */
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
    <Select
      label="Order"
      size="sm"
      width="36"
      flexShrink="0"
      background="bg"
      options={[
        { name: "descending", label: "Newest first" },
        { name: "ascending", label: "Oldest first" },
        ...columns.flatMap(({ header, sortKey }) =>
          sortKey === undefined || sortKey === "RECEIVED"
            ? []
            : [{ name: sortKey, label: `By ${header.toLowerCase()}` }],
        ),
      ]}
      chosen={(isByColumn && order.key) || order.direction}
      choose={choose}
    />
  )
}
