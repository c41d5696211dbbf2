import { type ReactNode, useId } from "react"
import { Box, chakra, Flex, Text } from "../chakra.ts"

interface Props {
  label: string
  isOn: boolean
  toggle: () => void
  isBusy?: boolean
  isDisabled?: boolean
  /** What it means, below the label. */
  children: ReactNode
}

/** Switches something on and off at once. */
export const Switch = ({ label, isOn, toggle, isBusy, isDisabled, children }: Props) => {
  const hintId = useId()
  return (
    <Box>
      <Flex as="label" gap="3" align="start" cursor="pointer">
        <chakra.input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          aria-busy={isBusy}
          aria-describedby={hintId}
          onChange={toggle}
          accentColor="brand.fg"
          boxSize="5"
          flexShrink="0"
          marginTop="0.5"
        />
        <Text as="span" fontWeight="medium">
          {label}
        </Text>
      </Flex>
      <Text id={hintId} color="fg.muted" fontSize="sm" marginTop="1" paddingInlineStart="8">
        {children}
      </Text>
    </Box>
  )
}
