import { Flex } from "@chakra-ui/react/flex"
import type { ReactNode, Ref } from "react"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"

/**
 * The lower edge of the window: what appears here moves nothing of what is being read. It takes the focus from controls
 * that go when they are pressed, so that the keyboard goes on from here.
 */
export const Dock = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <Flex
    ref={ref}
    tabIndex={-1}
    outline="none"
    position="fixed"
    bottom="4"
    insetX="4"
    zIndex="docked"
    justify="center"
    pointerEvents="none"
    css={{
      "& > *": { pointerEvents: "auto" },
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
