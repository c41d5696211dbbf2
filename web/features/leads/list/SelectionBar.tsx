import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import type { ReactNode } from "react"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"

interface Props {
  count: number
  /** Not for those who only read. */
  change: ((status: LeadStatus) => void) | undefined
  clear: () => void
  /** Further actions. */
  children: ReactNode
}

/** Actions on several leads at once. */
export const SelectionBar = ({ count, change, clear, children }: Props) => (
  <Flex
    role="region"
    aria-label="Selected leads"
    colorPalette="night"
    background="night.solid"
    color="night.contrast"
    borderRadius="l3"
    borderWidth="1px"
    borderColor="night.border"
    boxShadow="lg"
    align="center"
    wrap="wrap"
    columnGap="4"
    rowGap="2"
    paddingX={{ base: "3", md: "4" }}
    paddingY="3"
  >
    <Text aria-live="polite" fontWeight="semibold">{`${count} selected`}</Text>
    {change && (
      <Flex order={{ base: 1, md: 0 }} gap="2" wrap="wrap">
        {leadStatusNames.map((name) => (
          <Button key={name} variant="outline" size={{ base: "xs", md: "sm" }} onClick={() => change(name)}>
            {leadStatusLabel(name)}
          </Button>
        ))}
      </Flex>
    )}
    {children}
    <Button variant="plain" size="sm" paddingX="0" color="night.muted" textDecoration="underline" onClick={clear}>
      Clear
    </Button>
  </Flex>
)
