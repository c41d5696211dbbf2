import { NativeSelect } from "@chakra-ui/react/native-select"
import type { ListOrder } from "../../components/records/listAddress.ts"
import type { MediaFileOrderField } from "../../graphql/generated.ts"

type Order = ListOrder<MediaFileOrderField> | null

// The newest first goes without saying.
const orders: readonly { name: string; label: string; order: Order }[] = [
  { name: "newest", label: "Newest first", order: null },
  { name: "oldest", label: "Oldest first", order: { field: "UPLOADED", direction: "ASCENDING" } },
  { name: "name", label: "By name", order: { field: "FILENAME", direction: "ASCENDING" } },
  { name: "name-down", label: "By name, Z to A", order: { field: "FILENAME", direction: "DESCENDING" } },
  { name: "largest", label: "Largest first", order: { field: "SIZE", direction: "DESCENDING" } },
  { name: "smallest", label: "Smallest first", order: { field: "SIZE", direction: "ASCENDING" } },
]

const isSame = (one: Order, other: Order) => one?.field === other?.field && one?.direction === other?.direction

/** In which order the pictures stand. */
export const MediaOrderSelect = ({ order, sort }: { order: Order; sort: (order: Order) => void }) => (
  <NativeSelect.Root size="sm" width="40">
    <NativeSelect.Field
      aria-label="Order"
      background="bg"
      borderColor="border.emphasized"
      value={orders.find((entry) => isSame(entry.order, order))?.name ?? "newest"}
      onChange={({ currentTarget }) => sort(orders.find(({ name }) => name === currentTarget.value)?.order ?? null)}
    >
      {orders.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)
