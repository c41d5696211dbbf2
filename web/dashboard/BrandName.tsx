import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { Sign } from "../components/Sign.tsx"

/** The brand's name with its sign. */
export const BrandName = ({ name }: { name: string }) => (
  <Flex as="span" align="center" gap="2" minWidth="0" fontWeight="extrabold" letterSpacing="-0.02em">
    <Sign />
    {/* Where it would be cut after five letters, the sign stands for it. */}
    <Text as="span" truncate css={{ "@media (max-width: 22.5rem)": { srOnly: true } }}>
      {name}
    </Text>
  </Flex>
)
