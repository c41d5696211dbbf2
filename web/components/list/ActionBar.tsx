import type { ReactNode, Ref } from "react"
import { LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { Flex } from "../chakra.ts"

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
      "body:has(& > [role=region])": { paddingBottom: { base: "8rem", md: "4rem" } },
      // In a low window, one row that scrolls sideways, as several rows would hide the list.
      [LOW_WINDOW]: {
        bottom: "1",
        insetX: "1",
        "& > [role=region]": { flexWrap: "nowrap", overflowX: "auto", paddingY: "1", maxHeight: "40vh" },
        "& > [role=region] > div": { overflow: "visible", width: "auto" },
        "& > [role=region] *": { flexWrap: "nowrap", flexShrink: 0, order: 0 },
      },
    }}
  >
    {children}
  </Flex>
)
