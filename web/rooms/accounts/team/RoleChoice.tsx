import { useId } from "react"
import type { Role } from "../../../graphql/generated.ts"
import { chakra, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { rolesInWords } from "../account/roles.ts"

export const RoleChoice = ({ role, choose }: { role: Role; choose: (role: Role) => void }) => {
  const id = useId()
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="medium" fontSize="sm" marginBottom="2">
        Role
      </chakra.legend>
      <Stack gap="0" borderWidth="1px" borderRadius="l2" overflow="hidden">
        {rolesInWords.map(({ name, label, explanation }) => (
          <Flex
            key={name}
            as="label"
            gap="3"
            align="baseline"
            paddingX="3"
            paddingY="2.5"
            cursor="pointer"
            borderTopWidth={name === rolesInWords[0]?.name ? "0" : "1px"}
            background={name === role ? "bg.selected" : undefined}
          >
            <chakra.input
              type="radio"
              name={id}
              aria-describedby={`${id}-${name}`}
              aria-label={label}
              checked={name === role}
              onChange={() => choose(name)}
              accentColor="brand.fg"
              flexShrink="0"
              position="relative"
              top="0.5"
            />
            <span>
              <Text as="span" display="block" fontWeight="semibold">
                {label}
              </Text>
              <Text as="span" display="block" id={`${id}-${name}`} color="fg.muted" fontSize="sm">
                {explanation}
              </Text>
            </span>
          </Flex>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
