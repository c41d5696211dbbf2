import { useId, useState } from "react"
import type { Quarantine_SubmissionFragment } from "../../../graphql/generated.ts"
import { Box, Button, Grid } from "../../../parts/chakra.ts"
import { capitalized } from "../lead/leadKind.ts"

/** A longer value takes all of the width. */
const LONG = 60

/** What was submitted, field by field, which an operator opens to judge for themselves. Nothing in it is a link. */
export const SubmittedValues = ({ submission: { title, values } }: { submission: Quarantine_SubmissionFragment }) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="plain"
        size="xs"
        height="6"
        paddingX="0"
        color="fg.muted"
        textDecoration="underline"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? "Hide" : "Show"} what ${title} sent`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? "Hide what was sent" : "Show what was sent"}
      </Button>
      <Grid
        as="dl"
        id={id}
        display={isOpen ? "grid" : "none"}
        templateColumns="repeat(auto-fill, minmax(min(12rem, 100%), 1fr))"
        columnGap="4"
        rowGap="2"
        width="full"
        fontSize="sm"
        marginTop="1"
      >
        {(isOpen ? values : []).map(({ name, value }) => (
          <Box key={name} gridColumn={value.length > LONG ? "1 / -1" : undefined}>
            <Box as="dt" color="fg.muted" fontSize="xs">
              {capitalized(name.replaceAll("_", " "))}
            </Box>
            <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
              {value}
            </Box>
          </Box>
        ))}
      </Grid>
    </>
  )
}
