import { Button } from "@chakra-ui/react/button"

interface SortButtonProps {
  children: string
  /** How the list is sorted by this column, if it is. */
  direction: "ascending" | "descending" | undefined
  sort: () => void
}

const arrows = { ascending: "M6 2v8M3 5l3-3 3 3", descending: "M6 10V2M3 7l3 3 3-3", none: "M4 4l2-2 2 2M4 8l2 2 2-2" }

/** A header that sorts by its column. */
export const SortButton = ({ children, direction, sort }: SortButtonProps) => (
  <Button
    variant="plain"
    size="xs"
    height="6"
    paddingX="0"
    minWidth="0"
    gap="0"
    css={{
      "& > svg": { position: "absolute", insetStart: "100%", marginStart: "1", opacity: direction ? 1 : 0 },
      "&:is(:hover, :focus-visible) > svg": { opacity: 1 },
    }}
    color={direction ? "fg" : "fg.muted"}
    fontWeight={direction ? "bold" : "medium"}
    _hover={{ color: "fg" }}
    onClick={sort}
  >
    {children}
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d={arrows[direction ?? "none"]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)
