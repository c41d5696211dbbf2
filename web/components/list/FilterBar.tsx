import type { ReactNode } from "react"
import { Flex, TextButton } from "../chakra.ts"
import { SkipLink } from "../SkipLink.tsx"
import { SearchField } from "./SearchField.tsx"

interface Props {
  searchHint: string
  searched: string
  search: (text: string, options: { replace: boolean }) => void
  hasFilters: boolean
  clear: () => void
  listId?: string
  children: ReactNode
}

export const FilterBar = ({ searchHint, searched, search, hasFilters, clear, listId, children }: Props) => (
  <Flex role="search" gap="2" align="center" wrap="wrap">
    <SearchField hint={searchHint} value={searched} search={search} />
    {listId !== undefined && <SkipLink to={listId}>Skip to the list</SkipLink>}
    {children}
    {hasFilters && <ClearAll clear={clear} />}
  </Flex>
)

export const ClearAll = ({ clear }: { clear: () => void }) => (
  <TextButton paddingX="1" onClick={clear}>
    Clear all
  </TextButton>
)
