import type { ReactNode } from "react"
import { Flex, Text } from "../chakra.ts"
import { TextButton } from "../forms/TextButton.tsx"

interface Props {
  label: string
  count: number
  elsewhere?: number
  isFull?: boolean
  clear: () => void
  children: ReactNode
}

export const SelectionBar = ({ label, count, elsewhere = 0, isFull = false, clear, children }: Props) => (
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
    columnGap={{ base: "3", md: "4" }}
    rowGap="2"
    paddingX={{ base: "3", md: "4" }}
    paddingY="3"
  >
    <Text aria-live="polite" fontWeight="semibold" order={{ base: -2, md: 0 }}>
      {`${count} selected${isFull ? ", the most at once" : ""}${elsewhere > 0 ? `, ${elsewhere} on other pages` : ""}`}
    </Text>
    {children}
    <TextButton
      size="sm"
      color="night.muted"
      // Beside the count on phones, to save a line.
      order={{ base: -1, md: 0 }}
      onClick={clear}
    >
      Clear
    </TextButton>
  </Flex>
)
