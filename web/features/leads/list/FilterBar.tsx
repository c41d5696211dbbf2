import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { type ReactNode, useId, useState } from "react"
import { SearchField } from "../../../components/records/SearchField.tsx"
import { ToggleGroup } from "../../../components/records/ToggleGroup.tsx"
import { SkipLink } from "../../../components/SkipLink.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { DayField } from "./DayField.tsx"
import { isEmptyFilter, type LeadListFilter } from "./leadListView.ts"

interface Props {
  searchHint: string
  filter: LeadListFilter
  narrow: (change: Partial<LeadListFilter>, options?: { replace: boolean }) => void
  clear: () => void
  /** The id of the list that is narrowed. */
  listId: string
  /** Conditions that only one kind of lead has. */
  children?: ReactNode
}

/** Narrows a list of leads. On a narrow screen all but the search opens on demand. */
export const FilterBar = ({ searchHint, filter, narrow, clear, listId, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Flex role="search" direction="column" gap="3">
      <Flex gap="3" align="end" wrap="wrap">
        <SearchField
          hint={searchHint}
          value={filter.search}
          search={(search) => narrow({ search }, { replace: filter.search !== "" && search !== "" })}
        />
        <SkipLink to={listId}>Skip to the list</SkipLink>
        <Button
          display={{ lg: "none" }}
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters
        </Button>
        {!isEmptyFilter(filter) && (
          <Button variant="plain" textDecoration="underline" paddingX="1" onClick={clear}>
            Clear all
          </Button>
        )}
      </Flex>
      <Flex
        id={id}
        display={{ base: isOpen ? "flex" : "none", lg: "flex" }}
        columnGap="6"
        rowGap="3"
        align="end"
        wrap="wrap"
      >
        <ToggleGroup
          label="Status"
          options={leadStatusNames.map((name) => ({ name, label: leadStatusLabel(name) }))}
          chosen={filter.statuses}
          choose={(statuses) => narrow({ statuses })}
        />
        {children}
        <Flex gap="3">
          <DayField
            label="Received from"
            value={filter.receivedFrom}
            change={(receivedFrom) => narrow({ receivedFrom })}
          />
          <DayField label="Received to" value={filter.receivedTo} change={(receivedTo) => narrow({ receivedTo })} />
        </Flex>
        <ToggleGroup
          label="Promise"
          options={[{ name: "overdue", label: "Overdue" }]}
          chosen={filter.isOverdue ? ["overdue"] : []}
          choose={(chosen) => narrow({ isOverdue: chosen.length > 0 })}
        />
      </Flex>
    </Flex>
  )
}
