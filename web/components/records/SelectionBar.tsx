import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import type { ReactNode } from "react"

interface Props {
  label: string
  count: number
  clear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Actions on several records at once. */
export const SelectionBar = ({ label, count, clear, children }: Props) => (
  <Flex
    role="region"
    aria-label={label}
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
    {children}
    <Button variant="plain" size="sm" paddingX="0" color="night.muted" textDecoration="underline" onClick={clear}>
      Clear
    </Button>
  </Flex>
)
