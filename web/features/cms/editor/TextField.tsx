import { Input } from "@chakra-ui/react/input"
import { Textarea } from "@chakra-ui/react/textarea"
import { useState } from "react"
import type { Path } from "../changes/content.ts"
import { valueAt } from "../changes/contentPath.ts"
import { useContentField, useContentForm } from "./contentForm.ts"
import type { Editing } from "./editing.ts"
import { FieldFrame } from "./FieldFrame.tsx"
import { fieldLabel } from "./fieldLabel.ts"
import { PlaceholderNote } from "./PlaceholderNote.tsx"

const SINGLE_LINE_LENGTH = 100
const ROWS = 4

// A single line would swallow the breaks of a shorter text.
const needsLines = (value: unknown) =>
  typeof value === "string" && (value.length > SINGLE_LINE_LENGTH || value.includes("\n"))

/** The values of the same field in all rows of the list that the place is in, so that a new row is like the others. */
const valuesLike = ({ content }: Editing, path: Path) => {
  const row = path.findLastIndex((step) => typeof step === "number")
  const list = row < 0 ? undefined : valueAt(content, path.slice(0, row))
  return Array.isArray(list) ? list.map((item) => valueAt(item, path.slice(row + 1))) : []
}

/** A text: one line up to 100 characters, otherwise four, as decided when the edit began. */
export const TextField = ({ path, value }: { path: Path; value: string }) => {
  const { editing } = useContentForm()
  const { controlId, fault, change, leave } = useContentField(path)
  const [hasLines] = useState(() => [value, ...valuesLike(editing, path)].some(needsLines))
  const shared = {
    "data-field": controlId,
    value,
    background: "bg",
    onBlur: leave,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  }
  return (
    <FieldFrame label={fieldLabel(path)} fault={fault} note={<PlaceholderNote text={value} />}>
      {hasLines ? <Textarea rows={ROWS} {...shared} /> : <Input {...shared} />}
    </FieldFrame>
  )
}
