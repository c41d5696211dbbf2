import type { Figures_PeriodFragment } from "../../../graphql/generated.ts"
import { Box, SimpleGrid, Text } from "../../../parts/chakra.ts"
import { type Figure, figuresOf } from "./figureWords.ts"

const colors = new Map<Figure["isBetter"], string>([
  [true, "green.fg"],
  [false, "red.fg"],
])

/** The four figures of a period, each with its change against the period before. */
export const Figures = ({ current, before }: { current: Figures_PeriodFragment; before: Figures_PeriodFragment }) => (
  <SimpleGrid
    as="dl"
    columns={{ base: 2, lg: 4 }}
    gap="1px"
    background="border"
    borderWidth="1px"
    borderRadius="l3"
    overflow="hidden"
  >
    {figuresOf(current, before).map(({ label, value, note, change, isBetter }) => (
      <Box key={label} background="bg" paddingX={{ base: "3", md: "4" }} paddingY="3.5">
        <Text as="dt" fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <Box as="dd" marginInlineStart="0">
          <Text
            fontSize={{ base: "2xl", md: "3xl" }}
            fontWeight="semibold"
            lineHeight="1.25"
            fontVariantNumeric="tabular-nums"
          >
            {value}
          </Text>
          <Text fontSize="sm" color={colors.get(isBetter) ?? "fg.muted"}>
            {change}
          </Text>
          {note && (
            <Text fontSize="sm" color="fg.muted">
              {note}
            </Text>
          )}
        </Box>
      </Box>
    ))}
  </SimpleGrid>
)
