import { namedIn } from "../placeholders.ts"
import { useContentForm } from "./contentForm.ts"

/** What the facts that a text names in braces show as. */
export const PlaceholderNote = ({ text }: { text: string }) => {
  const { placeholders } = useContentForm()
  if (placeholders.length === 0) return null
  const notes = namedIn(text).map((name) => {
    const fact = placeholders.find((placeholder) => placeholder.name === name)
    return fact ? `{${name}} shows as ${fact.value}.` : `There is no fact {${name}}; it shows as it is written.`
  })
  return notes.length > 0 ? notes.join(" ") : null
}
