import { type ReactNode, useId, useState } from "react"
import { Button, Flex } from "../chakra.ts"
import { SkipLink } from "../SkipLink.tsx"
import { SearchField } from "./SearchField.tsx"

interface Props {
  searchHint: string
  searched: string
  search: (text: string, options: { replace: boolean }) => void
  isNarrowed: boolean
  clear: () => void
  listId: string
  children: ReactNode
  /** There are so many of them that they open on demand in a wide window, too. */
  areMany?: boolean
}

/** Searches and filters a list of records. On a narrow screen, everything but the search opens on demand. */
export const FilterBar = (props: Props) => {
  const { searchHint, searched, search, isNarrowed, clear, listId, children, areMany = false } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Flex role="search" direction="column" gap="3">
      <Flex gap="3" align="end" wrap="wrap">
        <SearchField hint={searchHint} value={searched} search={search} />
        <SkipLink to={listId}>Skip to the list</SkipLink>
        <Button
          display={areMany ? undefined : { lg: "none" }}
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters
        </Button>
        {isNarrowed && (
          <Button variant="plain" textDecoration="underline" paddingX="1" onClick={clear}>
            Clear all
          </Button>
        )}
      </Flex>
      <Flex
        id={id}
        display={{ base: isOpen ? "flex" : "none", lg: areMany && !isOpen ? "none" : "flex" }}
        columnGap="6"
        rowGap="3"
        align="end"
        wrap="wrap"
      >
        {children}
      </Flex>
    </Flex>
  )
}
