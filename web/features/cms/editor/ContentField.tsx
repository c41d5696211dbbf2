import { emptyValue, type Field } from "@farelight/api/contract/content/fields.ts"
import { isContent, type Path } from "../changes/content.ts"
import { valueAt } from "../changes/contentPath.ts"
import { useContentForm } from "./contentForm.ts"
import { GroupField } from "./GroupField.tsx"
import { JsonField } from "./JsonField.tsx"
import { LinkField } from "./LinkField.tsx"
import { ListField } from "./ListField.tsx"
import { PictureField } from "./PictureField.tsx"
import { TextField } from "./TextField.tsx"

interface Props {
  path: Path
  /** What the site reads at the place; undefined where it reads nothing. */
  field: Field | undefined
}

/** The control for one value: chosen by what is stored there, and by what the site reads of it. */
export const ContentField = ({ path, field }: Props) => {
  const { editing } = useContentForm()
  const stored = valueAt(editing.content, path)
  const value = stored === undefined && field ? emptyValue(field) : stored
  if (Array.isArray(value))
    return <ListField path={path} value={value} item={field?.kind === "list" ? field.item : undefined} />
  if (isContent(value))
    return <GroupField path={path} value={value} fields={field?.kind === "group" ? field.fields : {}} />
  if (typeof value !== "string") return <JsonField path={path} value={value} rows={2} />
  if (field?.kind === "link") return <LinkField path={path} value={value} />
  if (field?.kind === "picture") return <PictureField path={path} value={value} />
  return <TextField path={path} value={value} />
}
