import type { Field } from "@farelight/api/contract/content/fields.ts"
import type { Content, Path } from "../changes/content.ts"
import { ContentField } from "./ContentField.tsx"

interface Props {
  path: Path
  value: Content
  fields: Readonly<Record<string, Field>>
}

/** A field for every key that is stored, or that the site reads. */
export const ContentFields = ({ path, value, fields }: Props) =>
  [...new Set([...Object.keys(value), ...Object.keys(fields)])].map((key) => (
    <ContentField key={key} path={[...path, key]} field={Object.hasOwn(fields, key) ? fields[key] : undefined} />
  ))
