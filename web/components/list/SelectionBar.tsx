import type { ReactNode } from "react"
import { Flex, Text, TextButton } from "../chakra.ts"
import type { Selection } from "./useSelection.ts"

interface Props {
  label: string
  selection: Selection
  isFull?: boolean
  /** Number of selected records on other pages. */
  elsewhere?: number
  children: ReactNode
}

/** The pressed button disappears with the selection; without a successor, focus would move to the top of the page. */
export const clearFromBar = ({ goToBar, clear }: Selection) => {
  goToBar()
  clear()
}

export const SelectionBar = ({ label, selection, elsewhere = 0, isFull = false, children }: Props) => (
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
      {`${selection.ids.length.toLocaleString("en-US")} selected${isFull ? ", the most at once" : ""}${elsewhere > 0 ? `, ${elsewhere.toLocaleString("en-US")} on other pages` : ""}`}
    </Text>
    {children}
    <TextButton
      color="night.muted"
      // Beside the count on phones, to save a line.
      order={{ base: -1, md: 0 }}
      onClick={() => clearFromBar(selection)}
    >
      Clear
    </TextButton>
  </Flex>
)
