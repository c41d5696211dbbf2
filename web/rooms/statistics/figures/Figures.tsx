import type { Figures_PeriodFragment } from "../../../graphql/generated.ts"
import { Box, Flex, SimpleGrid, Text, VisuallyHidden } from "../../../parts/chakra.ts"
import { StrokeIcon } from "../../../parts/StrokeIcon.tsx"
import { figuresOf } from "./figureWords.ts"

const UP = "M8 13V3.500M3.500 8 8 3.500 12.500 8"
const DOWN = "M8 3v9.500M3.500 8 8 12.500 12.500 8"

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
    {figuresOf(current, before).map(({ label, value, note, change, delta, isUp, isBetter }) => (
      <Box key={label} background="bg" paddingX={{ base: "3", md: "4" }} paddingY="3.5">
        <Text as="dt" fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <Box as="dd" marginInlineStart="0" fontSize="sm">
          <Flex align="baseline" wrap="wrap" columnGap="2.5">
            <Text
              fontSize={{ base: "2xl", xl: "3xl" }}
              fontWeight="semibold"
              lineHeight="1.25"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </Text>
            {delta && (
              <Flex aria-hidden align="center" gap="0.5" fontWeight="medium" color={isBetter ? "green.fg" : "red.fg"}>
                <StrokeIcon path={isUp ? UP : DOWN} />
                {delta}
              </Flex>
            )}
          </Flex>
          <VisuallyHidden>{change}</VisuallyHidden>
          <Text color="fg.muted">{note}</Text>
        </Box>
      </Box>
    ))}
  </SimpleGrid>
)
