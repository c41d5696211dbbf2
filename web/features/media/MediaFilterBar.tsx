import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { SearchField } from "../../components/records/SearchField.tsx"
import { isEmptyFilter } from "./mediaListView.ts"
import type { MediaListing } from "./useMediaListing.ts"

/** Narrows the library by text and to what still lacks an alt text. */
export const MediaFilterBar = ({ listing: { view, narrow, clearFilter } }: { listing: MediaListing }) => {
  const { search, lacksAltText } = view.filter
  return (
    <Flex role="search" gap="3" align="center" wrap="wrap">
      <SearchField
        hint="Search name or alt text"
        value={search}
        search={(text) => narrow({ search: text }, { replace: search !== "" && text !== "" })}
      />
      <Button
        variant="outline"
        borderColor="border.emphasized"
        background={lacksAltText ? "bg.inverted" : "bg"}
        color={lacksAltText ? "fg.inverted" : "fg"}
        aria-pressed={lacksAltText}
        onClick={() => narrow({ lacksAltText: !lacksAltText })}
      >
        Without alt text
      </Button>
      {!isEmptyFilter(view.filter) && (
        <Button variant="plain" textDecoration="underline" paddingX="1" onClick={clearFilter}>
          Clear all
        </Button>
      )}
    </Flex>
  )
}
