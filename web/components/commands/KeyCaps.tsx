import { chakra } from "../chakra.ts"
import { keyNames } from "./keyNames.ts"

export const KeyCaps = ({ keys }: { keys: string }) => (
  <chakra.span display="inline-flex" gap="1" flexShrink="0">
    {keyNames(keys).map((name, index) => (
      <chakra.kbd
        // biome-ignore lint/suspicious/noArrayIndexKey: the presses have no other identity.
        key={index}
        minWidth="6"
        paddingX="1.5"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l1"
        background="bg.muted"
        color="fg.muted"
        fontFamily="mono"
        fontSize="xs"
        lineHeight="1.375rem"
        textAlign="center"
      >
        {name}
      </chakra.kbd>
    ))}
  </chakra.span>
)
