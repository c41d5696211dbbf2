import { Box, Flex, Text } from "../../parts/chakra.ts"
import { KeyCaps } from "../../parts/commands/KeyCaps.tsx"
import { Remark } from "../../parts/Remark.tsx"
import { StrokeIcon } from "../../parts/StrokeIcon.tsx"
import { LeadStatusBadge } from "../../rooms/leads/status/LeadStatus.tsx"
import { WAYS } from "./byGroup.ts"
import type { Option } from "./usePaletteGroups.ts"

const ACTION = "M9 1.500 3.500 9H8l-1 5.500L12.500 7H8Z"
const WAY = "M3 8h10M9 4l4 4-4 4"
const VIEW = "M2 3.500h12M4.500 8h7M6.500 12.500h3"
const PERSON =
  "M8 8a2.750 2.750 0 1 0 0-5.500A2.750 2.750 0 0 0 8 8ZM3 13.500c.5-2.200 2.500-3.500 5-3.500s4.500 1.300 5 3.500"

/** What an option is, also where all kinds stand together. */
const iconOf = ({ group, status }: Option) => {
  if (status) return PERSON
  return group === WAYS ? WAY : group === "Views" ? VIEW : ACTION
}

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
    <Box color="fg.muted" flexShrink="0">
      <StrokeIcon path={iconOf(option)} />
    </Box>
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
