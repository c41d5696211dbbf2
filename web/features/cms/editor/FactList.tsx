import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import type { Placeholder } from "../placeholders.ts"

/** The facts that texts can name in braces, on demand. */
export const FactList = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <chakra.details fontSize="sm">
    <chakra.summary cursor="pointer" color="fg.muted">
      Facts that you can name in a text
    </chakra.summary>
    <Text color="fg.muted" marginTop="2">
      Written in braces, a fact shows with its present value. It is changed on the page “Global”.
    </Text>
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" marginTop="2">
      {placeholders.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt fontFamily="mono">{`{${name}}`}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </chakra.details>
)
