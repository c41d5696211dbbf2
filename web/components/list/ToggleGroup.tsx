import { useId } from "react"
import { Button, type ButtonProps, Flex, type FlexProps, Stack, Text } from "../chakra.ts"

interface Props<Name extends string> extends FlexProps {
  label: string
  options: readonly { name: Name; label: string }[]
  chosen: Name
  choose: (name: Name) => void
}

export const Segments = <Name extends string>({ label, options, chosen, choose, ...position }: Props<Name>) => (
  <Flex
    role="group"
    aria-label={label}
    wrap="wrap"
    width="fit-content"
    gap="0.5"
    padding="0.5"
    borderWidth="1px"
    borderRadius="l3"
    background="bg"
    {...position}
  >
    {options.map(({ name, label: optionLabel }) => (
      <Button
        key={name}
        variant="plain"
        size="xs"
        height={{ base: "10", md: "8" }}
        paddingX="3"
        borderRadius="l2"
        color={name === chosen ? "fg" : "fg.muted"}
        fontWeight={name === chosen ? "semibold" : "medium"}
        background={name === chosen ? "bg.selected" : undefined}
        _hover={{ color: "fg" }}
        aria-pressed={name === chosen}
        onClick={() => choose(name)}
      >
        {optionLabel}
      </Button>
    ))}
  </Flex>
)

export const ToggleButton = ({ isPressed, ...props }: { isPressed: boolean } & ButtonProps) => (
  <Button
    background={isPressed ? "bg.inverted" : "bg"}
    color={isPressed ? "fg.inverted" : "fg"}
    aria-pressed={isPressed}
    {...props}
  />
)

export interface ToggleGroupProps<Name extends string> {
  label: string
  options: readonly { name: Name; label: string }[]
  chosen: readonly Name[]
  choose: (chosen: Name[]) => void
}

/** In the order of the options, so that each choice has one address. */
export const toggleOption = <Name extends string>(
  { options, chosen }: Pick<ToggleGroupProps<Name>, "options" | "chosen">,
  name: Name,
) => options.map((option) => option.name).filter((other) => chosen.includes(other) !== (other === name))

export const ToggleGroup = <Name extends string>({ label, options, chosen, choose }: ToggleGroupProps<Name>) => {
  const id = useId()
  return (
    <Stack role="group" aria-labelledby={id} gap="1">
      <Text id={id} fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {options.map(({ name, label: optionLabel }) => (
          <ToggleButton
            key={name}
            isPressed={chosen.includes(name)}
            onClick={() => choose(toggleOption({ options, chosen }, name))}
          >
            {optionLabel}
          </ToggleButton>
        ))}
      </Flex>
    </Stack>
  )
}

interface PaneSwitchProps<Pane extends string> extends FlexProps {
  label: string
  panes: readonly Pane[]
  shown: Pane
  show: (pane: Pane) => void
}

export const PaneSwitch = <Pane extends string>({ panes, shown, show, ...props }: PaneSwitchProps<Pane>) => (
  <Segments options={panes.map((name) => ({ name, label: name }))} chosen={shown} choose={show} {...props} />
)
