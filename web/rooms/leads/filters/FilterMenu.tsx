import type { ReactNode } from "react"
import { Box, Button, Stack } from "../../../components/chakra.ts"
import { usePanel } from "../../../components/choice/usePanel.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"

interface Props {
  count: number
  isUnfinished: boolean
  children: ReactNode
}

/** Fields stay mounted, so partial entries survive closing. */
export const FilterMenu = ({ count, isUnfinished, children }: Props) => {
  const { id, isOpen, opener, around } = usePanel()
  const isShown = isOpen || isUnfinished

  return (
    <Box {...around} position={{ md: "relative" }}>
      <Button {...opener} background="bg" aria-expanded={isShown}>
        <StrokeIcon path="M2 4h12M4 8h8M6.5 12h3" />
        {count > 0 ? `Filter (${count})` : "Filter"}
      </Button>
      <Stack
        id={id}
        role="group"
        aria-label="Filters"
        data-popup={isShown ? "open" : undefined}
        display={isShown ? "flex" : "none"}
        position="absolute"
        zIndex="dropdown"
        insetStart={{ base: "4", md: "0" }}
        insetEnd={{ base: "4", md: "auto" }}
        width={{ md: "26rem" }}
        marginTop="1"
        gap={{ base: "3", md: "4" }}
        padding="4"
        background="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
      >
        {children}
      </Stack>
    </Box>
  )
}
