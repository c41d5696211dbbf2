import { useId } from "react"
import { chakra, Flex, SimpleGrid, Text } from "../chakra.ts"

interface Props<Name extends string> {
  legend: string
  options: readonly { name: Name; label: string; explanation: string }[]
  chosen: readonly Name[]
  choose: (chosen: Name[]) => void
  isSingle?: boolean
  isInColumns?: boolean
  fault?: string | undefined
}

export const TickList = <Name extends string>({
  legend,
  options,
  chosen,
  choose,
  isSingle = false,
  isInColumns = false,
  fault,
}: Props<Name>) => {
  const id = useId()
  const toggled = (name: Name) => (chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <chakra.fieldset aria-describedby={fault && `${id}-fault`} data-faulty={fault && ""}>
      <chakra.legend fontWeight="medium" fontSize="sm" marginBottom="2">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={isInColumns ? { base: 1, md: 2 } : 1} columnGap="4">
        {options.map(({ name, label, explanation }) => (
          <Flex key={name} as="label" gap="3" align="baseline" paddingY="2" cursor="pointer">
            <chakra.input
              type={isSingle ? "radio" : "checkbox"}
              name={id}
              aria-label={label}
              aria-describedby={`${id}-${name}`}
              checked={chosen.includes(name)}
              onChange={() => choose(isSingle ? [name] : toggled(name))}
              accentColor="brand.fg"
              flexShrink="0"
              position="relative"
              top="0.5"
            />
            <span>
              <Text as="span" display="block" fontWeight="semibold" fontSize="sm">
                {label}
              </Text>
              <Text as="span" display="block" id={`${id}-${name}`} color="fg.muted" fontSize="sm">
                {explanation}
              </Text>
            </span>
          </Flex>
        ))}
      </SimpleGrid>
      {fault && (
        <Text id={`${id}-fault`} role="alert" color="fg.error" fontSize="sm" marginTop="1">
          {fault}
        </Text>
      )}
    </chakra.fieldset>
  )
}
