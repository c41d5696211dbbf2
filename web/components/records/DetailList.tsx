import type { ReactNode } from "react"
import { chakra, SimpleGrid } from "../chakra.ts"

export const DetailList = ({ details }: { details: readonly { term: string; value: ReactNode }[] }) => (
  <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} columnGap="6" rowGap="4" overflowWrap="anywhere">
    {details.map(({ term, value }) => (
      <div key={term}>
        <chakra.dt color="fg.muted" fontSize="sm">
          {term}
        </chakra.dt>
        <chakra.dd>{value}</chakra.dd>
      </div>
    ))}
  </SimpleGrid>
)
