import { Select } from "../../../../parts/forms/Select.tsx"
import { FilterBar } from "../../../../parts/list/FilterBar.tsx"
import { ToggleButton } from "../../../../parts/list/ToggleGroup.tsx"
import { isEmptyFilter, type MediaListing, type MediaView } from "./mediaListing.ts"

type Order = MediaView["order"]

const orders: readonly { name: string; label: string; order: Order }[] = [
  { name: "newest", label: "Newest first", order: null },
  { name: "oldest", label: "Oldest first", order: { field: "UPLOADED", direction: "ASCENDING" } },
  { name: "name", label: "By name", order: { field: "FILENAME", direction: "ASCENDING" } },
  { name: "name-down", label: "By name, Z to A", order: { field: "FILENAME", direction: "DESCENDING" } },
  { name: "largest", label: "Largest first", order: { field: "SIZE", direction: "DESCENDING" } },
  { name: "smallest", label: "Smallest first", order: { field: "SIZE", direction: "ASCENDING" } },
]

const isSame = (one: Order, other: Order) => one?.field === other?.field && one?.direction === other?.direction

const MediaOrderSelect = ({ order, sort }: { order: Order; sort: (order: Order) => void }) => (
  <Select
    label="Order"
    size="sm"
    width="40"
    marginInlineStart={{ md: "auto" }}
    background="bg"
    options={orders}
    chosen={orders.find((entry) => isSame(entry.order, order))?.name ?? "newest"}
    choose={(chosen) => sort(orders.find(({ name }) => name === chosen)?.order ?? null)}
  />
)

/** Searches, filters and orders the pictures. */
export const MediaFilterBar = ({ listing: { view, narrow, clearFilter, sort } }: { listing: MediaListing }) => {
  const { search, lacksAltText, isUnused } = view.filter
  return (
    <FilterBar
      searchHint="Search name or alt text"
      searched={search}
      search={(text, step) => narrow({ search: text }, step)}
      isNarrowed={!isEmptyFilter(view.filter)}
      clear={clearFilter}
    >
      <ToggleButton size="sm" isPressed={lacksAltText} onClick={() => narrow({ lacksAltText: !lacksAltText })}>
        Without alt text
      </ToggleButton>
      <ToggleButton size="sm" isPressed={isUnused} onClick={() => narrow({ isUnused: !isUnused })}>
        Unused
      </ToggleButton>
      <MediaOrderSelect order={view.order} sort={sort} />
    </FilterBar>
  )
}
