import type { ReactNode, Ref } from "react"
import { LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { Flex } from "../chakra.ts"

/** A bar at the window's lower edge, so nothing moves. It takes the focus from controls that disappear. */
export const ActionBar = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <Flex
    ref={ref}
    tabIndex={-1}
    outline="none"
    position="fixed"
    // On a phone, another bar has the lower edge.
    bottom={{ base: "20", lg: "4" }}
    // Beside the rail, where there is one.
    insetInlineStart={{ base: "4", lg: "calc(13.5rem + 1rem)" }}
    insetInlineEnd="4"
    zIndex="docked"
    justify="center"
    pointerEvents="none"
    css={{
      "& > *": { pointerEvents: "auto" },
      // The end of the page can be scrolled out from beneath it.
      "body:has(& > [role=region])": { paddingBottom: { base: "11rem", md: "4rem" } },
      // A form beneath has its buttons at the lower edge.
      "@media (min-height: 30.01rem)": { "body:has([data-lower-buttons]) &": { bottom: "24" } },
      // One line that scrolls sideways instead of several over the rows.
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
