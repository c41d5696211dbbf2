import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { pathInWords, pathKey } from "./contentPath.ts"
import { type FieldChange, fieldChanges } from "./fieldChanges.ts"
import { TextChange } from "./TextChange.tsx"

interface Props {
  before: unknown
  after: unknown
}

const kindOf = ({ before, after }: FieldChange) => {
  if (before === undefined) return "added"
  return after === undefined ? "removed" : "changed"
}

/** What differs between two contents: each field in words, with what went out and what came in. */
export const ChangeList = ({ before, after }: Props) => {
  const changes = fieldChanges(before, after)
  if (changes.length === 0) return <Text color="fg.muted">No field differs.</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none" overflowWrap="anywhere">
      {changes.map((change) => (
        <li key={`${kindOf(change)} ${pathKey(change.path)}`}>
          <Text color="fg.muted" fontSize="xs" fontWeight="medium">
            {pathInWords(change.path)}
            <chakra.span srOnly>{` ${kindOf(change)}: `}</chakra.span>
          </Text>
          <TextChange before={change.before} after={change.after} />
        </li>
      ))}
    </Stack>
  )
}
