import type { ReactNode } from "react"
import { Box, Flex, Text, TextButton } from "../chakra.ts"
import type { Selection } from "./useSelection.ts"

interface Props {
  label: string
  selection: Selection
  isFull?: boolean
  elsewhere?: number
  matching?: ReactNode
  children: ReactNode
}

// On phones, one row that scrolls sideways.
const actions = {
  md: { display: "contents" },
  mdDown: { display: "flex", gap: "1", width: "full", overflowX: "auto", padding: "1", margin: "-1" },
  "& > *": { flexShrink: "0" },
} as const

/** Clearing removes the pressed button, so the bar takes the focus, which would else move to the top of the page. */
export const clearFromBar = ({ goToBar, clear }: Selection) => {
  goToBar()
  clear()
}

export const SelectionBar = ({ label, selection, elsewhere = 0, isFull = false, matching, children }: Props) => (
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
    maxWidth="full"
    wrap="wrap"
    columnGap={{ base: "3", md: "2" }}
    rowGap="2"
    paddingX={{ base: "3", md: "4" }}
    paddingY={{ base: "2", md: "3" }}
    css={{ mdDown: { "& button": { paddingX: "1.5" } } }}
  >
    <Text aria-live="polite" fontWeight="semibold" order={{ base: -2, md: 0 }}>
      {`${selection.ids.length.toLocaleString("en-US")} selected${isFull ? ", the most at once" : ""}${elsewhere > 0 ? `, ${elsewhere.toLocaleString("en-US")} on other pages` : ""}`}
    </Text>
    {matching}
    <Box css={actions}>{children}</Box>
    <TextButton
      color="night.muted"
      // Beside the count on phones, which saves a line.
      order={{ base: -1, md: 0 }}
      marginStart={{ base: "auto", md: "0" }}
      onClick={() => clearFromBar(selection)}
    >
      Clear
    </TextButton>
  </Flex>
)
