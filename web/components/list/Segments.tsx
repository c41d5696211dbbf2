import { Button, Flex, type FlexProps } from "../chakra.ts"

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
