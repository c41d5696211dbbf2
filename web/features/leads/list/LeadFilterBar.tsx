import { Flex } from "@chakra-ui/react/flex"
import type { ReactNode } from "react"
import { FilterBar } from "../../../components/records/FilterBar.tsx"
import { ToggleGroup } from "../../../components/records/ToggleGroup.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { DayField } from "./DayField.tsx"
import { isEmptyFilter, type LeadListFilter } from "./leadListView.ts"
import type { DayEntry } from "./useDayEntry.ts"

interface Props {
  searchHint: string
  filter: LeadListFilter
  narrow: (change: Partial<LeadListFilter>, options?: { replace: boolean }) => void
  clear: () => void
  /** What is entered as the first and the last day. */
  days: { from: DayEntry; to: DayEntry }
  /** The id of the list that is narrowed. */
  listId: string
  /** Conditions that only one kind of lead has. */
  children?: ReactNode
}

/** Narrows a list of leads. */
export const LeadFilterBar = ({ searchHint, filter, narrow, clear, days, listId, children }: Props) => (
  <FilterBar
    searchHint={searchHint}
    searched={filter.search}
    search={(search, options) => narrow({ search }, options)}
    isNarrowed={!isEmptyFilter(filter) || days.from.isUnfinished || days.to.isUnfinished}
    clear={clear}
    listId={listId}
  >
    <ToggleGroup
      label="Status"
      options={leadStatusNames.map((name) => ({ name, label: leadStatusLabel(name) }))}
      chosen={filter.statuses}
      choose={(statuses) => narrow({ statuses })}
    />
    {children}
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
