import { type ReactNode, useId } from "react"
import { FORCED_COLORS } from "../../theme/mediaQueries.ts"
import { Box, chakra, Flex, Text } from "../chakra.ts"

interface Props {
  label: string
  name?: string
  isOn: boolean
  toggle: () => void
  isBusy?: boolean
  isDisabled?: boolean
  children: ReactNode
}

const track = {
  appearance: "none",
  flexShrink: "0",
  width: "9",
  height: "5",
  borderWidth: "1px",
  borderColor: "fg.muted",
  borderRadius: "full",
  cursor: "inherit",
  _before: {
    content: '""',
    display: "block",
    boxSize: "3",
    margin: "calc(0.25rem - 1px)",
    borderRadius: "full",
    background: "fg.muted",
  },
  _checked: {
    background: "brand.fg",
    borderColor: "brand.fg",
    _before: { background: "bg", marginInlineStart: "calc(1.25rem - 1px)" },
  },
  _focusVisible: { outline: "2px solid {colors.blue.fg}", outlineOffset: "2px" },
  _disabled: { opacity: "0.5" },
  [FORCED_COLORS]: { appearance: "auto", _before: { display: "none" } },
} as const

export const Switch = ({ label, name, isOn, toggle, isBusy, isDisabled, children }: Props) => {
  const hintId = useId()
  return (
    <Box>
      <Flex as="label" gap="3" align="start" cursor="pointer">
        <chakra.input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          aria-label={name && `${label}: ${name}`}
          aria-busy={isBusy}
          aria-describedby={hintId}
          onChange={toggle}
          css={track}
        />
        <Text as="span" fontSize="sm" fontWeight="medium">
          {label}
        </Text>
      </Flex>
      <Text id={hintId} color="fg.muted" fontSize="sm" marginTop="0.5" paddingInlineStart="12">
        {children}
      </Text>
    </Box>
  )
}
