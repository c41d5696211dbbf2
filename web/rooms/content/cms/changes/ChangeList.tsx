import { TRANSLATED_FROM } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { dequal } from "dequal/lite"
import { diffArrays, diffWordsWithSpace } from "diff"
import { chakra, Stack, Text } from "../../../../components/chakra.ts"
import { isContent, type Path, pathInWords, pathKey } from "../content.ts"

interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

/** Paths have the current numbers of rows; a removed row has its previous number. */
const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): FieldChange[] => {
  const chunks = diffArrays([...before], [...after], { comparator: dequal })
  const next = { before: 0, after: 0 }
  return chunks.flatMap(({ value, removed, added }, index) => {
    const at = { ...next }
    if (!added) next.before += value.length
    if (!removed) next.after += value.length
    if (removed) {
      const following = chunks[index + 1]
      return value.flatMap((row, place) =>
        // A removed row with an added one in its place counts as one changed row.
        following?.added && place < following.value.length
          ? fieldChanges(row, following.value[place], [...path, at.after + place])
          : [{ path: [...path, at.before + place], before: row, after: undefined }],
      )
    }
    if (!added) return []
    const preceding = chunks[index - 1]
    const replacedCount = preceding?.removed ? preceding.value.length : 0
    return value
      .map((row, place) => ({ path: [...path, at.after + place], before: undefined, after: row }))
      .slice(replacedCount)
  })
}

/** Rows are matched even if other rows were added or removed before them. */
export const fieldChanges = (before: unknown, after: unknown, path: Path = []): FieldChange[] => {
  if (dequal(before, after)) return []
  if (isContent(before) && isContent(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return [{ path, before, after }]
}

const textOf = (value: unknown) => {
  if (value === undefined) return ""
  return typeof value === "string" ? value : JSON.stringify(value, null, 2)
}

const CONTEXT_LENGTH = 80

const shortened = (text: string) =>
  text.length > 3 * CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH)} … ${text.slice(-CONTEXT_LENGTH)}` : text

const marks = { background: "red.subtle", color: "red.fg", borderRadius: "l1", paddingX: "0.5" } as const

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
  // The stored source of a translation is no text of its own, so its changes are left out.
  const changes = fieldChanges(before, after).filter(({ path }) => path[0] !== TRANSLATED_FROM)
  if (changes.length === 0) return <Text color="fg.muted">No field differs.</Text>
  return (
    <Stack as="ul" gap="3" overflowWrap="anywhere">
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
