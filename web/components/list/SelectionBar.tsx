import type { ReactNode, Ref } from "react"
import { LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { Flex, Text, TextButton } from "../chakra.ts"
import type { Selection } from "./useSelection.ts"

/** Fixed to the bottom of the list's column, so that nothing moves. Gets the focus from controls that disappear. */
export const ActionBar = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <Flex
    ref={ref}
    tabIndex={-1}
    outline="none"
    position="fixed"
    bottom={{ base: "20", lg: "4" }}
    insetInlineStart={{ base: "4", lg: "calc(13.5rem + 1rem)" }}
    insetInlineEnd="var(--beside-list, 1rem)"
    zIndex="docked"
    justify="center"
    pointerEvents="none"
    css={{
      "& > *": { pointerEvents: "auto" },
      // Lets the end of the page scroll clear of the bar.
      "body:has(& > [role=region])": { paddingBottom: { base: "11rem", md: "4rem" } },
      // In a low window, one row that scrolls sideways, as several rows would hide the list.
      [LOW_WINDOW]: {
        bottom: "1",
        insetX: "1",
        "& > [role=region]": { flexWrap: "nowrap", overflowX: "auto", paddingY: "1", maxHeight: "40vh" },
        "& > [role=region] *": { flexWrap: "nowrap", flexShrink: 0, order: 0 },
      },
    }}
  >
    {children}
  </Flex>
)

interface Props {
  label: string
  selection: Selection
  isFull?: boolean
  elsewhere?: number
  children: ReactNode
}

/** Clearing removes the pressed button, so the bar takes the focus, which would else move to the top of the page. */
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
    columnGap={{ base: "3", md: "2" }}
    rowGap="2"
    paddingX={{ base: "3", md: "4" }}
    paddingY="3"
    css={{ mdDown: { "& button": { paddingX: "2" } } }}
  >
    <Text aria-live="polite" fontWeight="semibold" order={{ base: -2, md: 0 }}>
      {`${selection.ids.length.toLocaleString("en-US")} selected${isFull ? ", the most at once" : ""}${elsewhere > 0 ? `, ${elsewhere.toLocaleString("en-US")} on other pages` : ""}`}
    </Text>
    {children}
    <TextButton
      color="night.muted"
      // Beside the count on phones, which saves a line.
      order={{ base: -1, md: 0 }}
      onClick={() => clearFromBar(selection)}
    >
      Clear
    </TextButton>
  </Flex>
)
