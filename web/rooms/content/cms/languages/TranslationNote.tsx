import { TRANSLATED_FROM } from "@farelight/api/contract/content/sectionTranslation.ts"
import { Button, chakra } from "../../../../parts/chakra.ts"
import { type Path, valueAt } from "../content.ts"
import { fieldLabel, useContentField, useContentForm } from "../fields/contentForm.ts"

interface Props {
  path: Path
  value: string
  original: string
}

/** Under a Spanish text: the English one, whether it changed since, and what can be done about it at one press. */
export const TranslationNote = ({ path, value, original }: Props) => {
  const { editing } = useContentForm()
  const { change } = useContentField(path)
  const from = valueAt(editing.content, [TRANSLATED_FROM, ...path])
  if (original.trim() === "") return "Empty in English: not shown in Spanish either."
  const isEmpty = value.trim() === ""
  const isOutdated = !isEmpty && typeof from === "string" && from !== original
  const press = (label: string, text: string) => (
    <Button
      variant="plain"
      size="xs"
      height="auto"
      padding="0"
      textDecoration="underline"
      aria-label={`${label}: ${fieldLabel(path)}`}
      onClick={() => change(text)}
    >
      {label}
    </Button>
  )
  return (
    <chakra.span display="block" lang="en">
      {isOutdated && (
        <chakra.span display="block" color="yellow.fg" fontWeight="medium">
          The English text changed since this was translated. It was: “{from}”
        </chakra.span>
      )}
      {isEmpty ? "Until there is Spanish, visitors read the English text. " : `English: ${original} `}
      {isEmpty && press("Copy the English text", original)}
      {isOutdated && press("The Spanish still fits", value)}
    </chakra.span>
  )
}
