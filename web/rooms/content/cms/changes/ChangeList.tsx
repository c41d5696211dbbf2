import { TRANSLATED_FROM } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { diffWordsWithSpace } from "diff"
import { chakra, Stack, Text } from "../../../../parts/chakra.ts"
import { pathInWords, pathKey } from "../content.ts"
import { type FieldChange, fieldChanges } from "./fieldChanges.ts"

const textOf = (value: unknown) => {
  if (value === undefined) return ""
  return typeof value === "string" ? value : JSON.stringify(value, null, 2)
}

// Unchanged characters shown around a change.
const CONTEXT_LENGTH = 80

const shortened = (text: string) =>
  text.length > 3 * CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH)} … ${text.slice(-CONTEXT_LENGTH)}` : text

const marks = { background: "red.subtle", color: "red.fg", borderRadius: "l1", paddingX: "0.5" } as const

/** Word diff: removed words struck through, added ones underlined. */
const TextChange = ({ before, after }: { before: unknown; after: unknown }) => (
  <chakra.p whiteSpace="pre-wrap" fontSize="sm">
    {diffWordsWithSpace(textOf(before), textOf(after)).map(({ value, added, removed }, index) => {
      const key = `${index} ${value}`
      if (removed) {
        return (
          <chakra.del key={key} {...marks}>
            {value}
          </chakra.del>
        )
      }
      if (added) {
        return (
          <chakra.ins key={key} {...marks} background="green.subtle" color="green.fg">
            {value}
          </chakra.ins>
        )
      }
      return shortened(value)
    })}
  </chakra.p>
)

const kindOf = ({ before, after }: FieldChange) => {
  if (before === undefined) return "added"
  return after === undefined ? "removed" : "changed"
}

export const ChangeList = ({ before, after }: { before: unknown; after: unknown }) => {
  // The stored source of a translation is not a text of its own.
  const changes = fieldChanges(before, after).filter(({ path }) => path[0] !== TRANSLATED_FROM)
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
