import { chakra } from "@chakra-ui/react/styled-system"
import { diffWordsWithSpace } from "diff"

/** A value as text: texts as they are, all else as JSON. */
const textOf = (value: unknown) => {
  if (value === undefined) return ""
  return typeof value === "string" ? value : JSON.stringify(value, null, 2)
}

// Enough of what stays the same to find the place again.
const CONTEXT_LENGTH = 80

/** A stretch that stays the same, without its middle if it is long. */
const shortened = (text: string) =>
  text.length > 3 * CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH)} … ${text.slice(-CONTEXT_LENGTH)}` : text

const marks = { background: "red.subtle", color: "red.fg", borderRadius: "l1", paddingX: "0.5" } as const

/** A text before and after an edit, word by word: what went out struck through, what came in underlined. */
export const TextChange = ({ before, after }: { before: unknown; after: unknown }) => (
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
