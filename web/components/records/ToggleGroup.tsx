import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"

interface Props<Name extends string> {
  label: string
  options: readonly { name: Name; label: string }[]
  chosen: readonly Name[]
  choose: (chosen: Name[]) => void
}

/** Values of which any number may be chosen, each by a button that stays pressed. */
export const ToggleGroup = <Name extends string>({ label, options, chosen, choose }: Props<Name>) => {
  const id = useId()
  // The options' own order, whichever was pressed first, so that one choice has one address.
  const toggled = (name: Name) =>
    options.map((option) => option.name).filter((other) => chosen.includes(other) !== (other === name))
  return (
    <Stack role="group" aria-labelledby={id} gap="1">
      <Text id={id} fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {options.map(({ name, label: optionLabel }) => {
          const isChosen = chosen.includes(name)
          return (
            <Button
              key={name}
              size="sm"
              variant="outline"
              borderColor="border.emphasized"
              background={isChosen ? "bg.inverted" : "bg"}
              color={isChosen ? "fg.inverted" : "fg"}
              aria-pressed={isChosen}
              onClick={() => choose(toggled(name))}
            >
              {optionLabel}
            </Button>
          )
        })}
      </Flex>
    </Stack>
  )
}
