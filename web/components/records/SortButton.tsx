import { Button } from "@chakra-ui/react/button"

interface Props {
  children: string
  /** Which way the records go by this column now, if they do. */
  direction: "ascending" | "descending" | undefined
  sort: () => void
}

const arrows = { ascending: "M6 2v8M3 5l3-3 3 3", descending: "M6 10V2M3 7l3 3 3-3", none: "M4 4l2-2 2 2M4 8l2 2 2-2" }

/** A column's header that sorts by it. */
export const SortButton = ({ children, direction, sort }: Props) => (
  <Button
    variant="plain"
    height="8"
    paddingX="0"
    gap="1"
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
