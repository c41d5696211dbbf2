import { NativeSelect } from "@chakra-ui/react/native-select"

interface Props {
  /** The header of the column that the list is sorted by; without one it is in the order of arrival. */
  sortedBy: string | undefined
  isOldestFirst: boolean
  chooseNewest: () => void
  chooseOldest: () => void
}

/** Puts a list into the order of arrival, whichever column it was sorted by. */
export const OrderSelect = ({ sortedBy, isOldestFirst, chooseNewest, chooseOldest }: Props) => (
  <NativeSelect.Root size="sm" width={{ base: "32", md: "36" }}>
    <NativeSelect.Field
      aria-label="Order"
      background="bg"
      borderColor="border.emphasized"
      value={sortedBy ? "column" : isOldestFirst ? "oldest" : "newest"}
      onChange={({ currentTarget }) => (currentTarget.value === "oldest" ? chooseOldest() : chooseNewest())}
    >
      <option value="newest">Newest first</option>
      <option value="oldest">Oldest first</option>
      {sortedBy && <option value="column">{`By ${sortedBy.toLowerCase()}`}</option>}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)
