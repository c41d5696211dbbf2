import type { ReactNode } from "react"
import { Box, chakra, Grid } from "../../chakra.ts"

export const RecordFacts = ({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) => (
  <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" fontSize="sm" alignItems="baseline">
    {facts
      .filter(({ value }) => value)
      .map(({ term, value }) => (
        <Box key={term} display="contents">
          <chakra.dt color="fg.muted" maxWidth="10rem">
            {term}
          </chakra.dt>
          <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Box>
      ))}
  </Grid>
)
