import { Flex } from "@chakra-ui/react/flex"
import { DayField, type DayRange } from "../../../components/records/DayField.tsx"
import { FilterBar } from "../../../components/records/FilterBar.tsx"
import { ToggleGroup } from "../../../components/records/ToggleGroup.tsx"
import type { KindFilter } from "../leadKind.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { isEmptyFilter, type LeadListing } from "./leadListing.ts"

interface Props {
  kind: { searchHint: string; filters: readonly KindFilter[] }
  listing: LeadListing
  days: DayRange
  /** The id of the list that is narrowed. */
  listId: string
}

/** Narrows a list of leads. */
export const LeadFilterBar = ({ kind, listing, days, listId }: Props) => {
  const { view, narrow } = listing
  const { filter } = view

  const clear = () => {
    listing.clearFilter()
    days.reset()
  }

  return (
    <FilterBar
      searchHint={kind.searchHint}
      searched={filter.search}
      search={(search, options) => narrow({ search }, options)}
      isNarrowed={!isEmptyFilter(filter) || days.isUnfinished}
      clear={clear}
      listId={listId}
    >
      <ToggleGroup
        label="Status"
        options={leadStatusNames.map((name) => ({ name, label: leadStatusLabel(name) }))}
        chosen={filter.statuses}
        choose={(statuses) => narrow({ statuses })}
      />
      {kind.filters.map(({ name, Control }) => (
        <Control
          key={name}
          value={filter.own[name] ?? ""}
          change={(value) => narrow({ own: { ...filter.own, [name]: value } })}
        />
      ))}
      <Flex gap="3">
        <DayField label="Received from" entry={days.from} />
        <DayField label="Received to" entry={days.to} />
      </Flex>
      <ToggleGroup
        label="Promise"
        options={[{ name: "overdue", label: "Overdue" }]}
        chosen={filter.isOverdue ? ["overdue"] : []}
        choose={(chosen) => narrow({ isOverdue: chosen.length > 0 })}
      />
    </FilterBar>
  )
}
