import { Box, Flex, Text } from "../../parts/chakra.ts"
import { KeyCaps } from "../../parts/commands/KeyCaps.tsx"
import { Remark } from "../../parts/Remark.tsx"
import { LeadStatusBadge } from "../../rooms/leads/status/LeadStatus.tsx"
import type { Option } from "./usePaletteGroups.ts"

interface Props {
  id: string
  option: Option
  isActive: boolean
  activate: () => void
  choose: () => void
}

/** One line of the palette; on a phone what tells it from others stands below its title. */
export const PaletteOption = ({ id, option, isActive, activate, choose }: Props) => (
  <Flex
    id={id}
    role="option"
    aria-selected={isActive}
    align="center"
    gap="3"
    minHeight="var(--row)"
    paddingX="3"
    borderRadius="l1"
    cursor="pointer"
    scrollMarginTop="8"
    _selected={{ background: "bg.selected", outline: "2px solid {colors.blue.fg}", outlineOffset: "-2px" }}
    onPointerMove={activate}
    onClick={choose}
  >
    <Box flex="1" minWidth="0" display={{ base: "block", md: "flex" }} alignItems="baseline" gap="3">
      <Text as="span" display="block" truncate flexShrink="0" maxWidth={{ md: "60%" }}>
        {option.title}
      </Text>{" "}
      {option.detail && (
        <Remark as="span" display="block" truncate>
          {option.detail}
        </Remark>
      )}
    </Box>
    {option.keys && (
      <Box hideBelow="md">
        <KeyCaps keys={option.keys} />
      </Box>
    )}
    {option.status && <LeadStatusBadge status={option.status} />}
  </Flex>
)
