import { Flex } from "@chakra-ui/react/flex"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"
import type { ApiKeyScope } from "../../graphql/generated.ts"
import { scopesInWords } from "./scopes.ts"

interface Props {
  chosen: readonly ApiKeyScope[]
  choose: (scopes: ApiKeyScope[]) => void
  /** Why the choice was refused. */
  fault?: string
}

/** Chooses what a key may do. */
export const ScopeChoice = ({ chosen, choose, fault }: Props) => {
  const id = useId()
  const toggle = (name: ApiKeyScope) =>
    choose(chosen.includes(name) ? chosen.filter((scope) => scope !== name) : [...chosen, name])
  return (
    <chakra.fieldset aria-describedby={fault && `${id}-fault`}>
      <chakra.legend fontWeight="medium" fontSize="sm" marginBottom="2">
        What it may do
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4">
        {scopesInWords.map(({ name, label, explanation }) => (
          <Flex key={name} as="label" gap="3" align="baseline" paddingY="2" cursor="pointer">
            <chakra.input
              type="checkbox"
              aria-label={label}
              aria-describedby={`${id}-${name}`}
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
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
