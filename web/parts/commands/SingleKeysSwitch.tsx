import { useId } from "react"
import { useStore } from "../browser/store.ts"
import { Box, chakra, Flex, Text } from "../chakra.ts"
import { singleKeys } from "./keys.ts"

/** Switches the shortcuts of single characters on and off: they get in the way of voice control and of trembling hands. */
export const SingleKeysSwitch = () => {
  const isOn = useStore(singleKeys)
  const hintId = useId()
  return (
    <Box>
      <Flex as="label" gap="3" align="start" cursor="pointer">
        <chakra.input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={hintId}
          onChange={() => singleKeys.set(!isOn)}
          accentColor="brand.fg"
          boxSize="5"
          flexShrink="0"
          marginTop="0.5"
        />
        <Text as="span" fontWeight="medium">
          Shortcuts of a single key
        </Text>
      </Flex>
      <Text id={hintId} color="fg.muted" fontSize="sm" marginTop="1" paddingInlineStart="8">
        Switch them off if you speak to the computer, or press keys by accident. It counts for this browser.
      </Text>
    </Box>
  )
}
