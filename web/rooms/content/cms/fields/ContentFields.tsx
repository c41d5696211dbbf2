import { NativeSelect } from "@chakra-ui/react/native-select"
import { emptyValue, type Field } from "@farelight/api/contract/content/fields.ts"
import { isDay } from "@farelight/api/contract/content/figures/figure.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import type { ReactNode } from "react"
import { useStore } from "../../../../browser/store.ts"
import { localTexts } from "../../../../browser/storedTexts.ts"
import { Badge, Box, Button, chakra, Stack, Text } from "../../../../components/chakra.ts"
import { type Content, isContent, keyInWords, type Path, valueAt } from "../content.ts"
import { isUnparsed } from "../editing/editing.ts"
import { fieldLabel, useContentField, useContentForm } from "./contentForm.ts"
import { RowsField } from "./RowsField.tsx"
import {
  DayField,
  FieldFrame,
  JsonField,
  LinkField,
  PictureField,
  TextField,
  type TextProps,
  useTextControl,
} from "./ValueFields.tsx"

const COUNTED = registry.global.figures.cities.basis

const missingParts = [
  { key: "basis", name: "how it is known (basis)", isThere: (text: string) => text.trim() !== "" },
  { key: "as_of", name: "the day it was established (as of)", isThere: isDay },
] as const

const FigureWarning = ({ figure }: { figure: Content }) => {
  if (figure.basis === COUNTED)
    return <Text fontSize="sm">By this basis, the site shows how many cities are open.</Text>
  const missing = missingParts
    .filter(({ key, isThere }) => !isThere(typeof figure[key] === "string" ? figure[key] : ""))
    .map(({ name }) => name)
  if (missing.length === 0) return null
  return (
    <Text fontSize="sm" color="yellow.fg">
      <Badge colorPalette="yellow" marginInlineEnd="2">
        Not verified
      </Badge>
      Missing: {missing.join(" and ")}. Until then, the site calls it a company figure. What the site calls our planning
      figure, set your own.
    </Text>
  )
}

/** An unknown stored value stays until another one is chosen. */
const ChoiceField = ({ options, ...props }: TextProps & { options: readonly string[] }) => {
  const { frame, control } = useTextControl(props)
  const shown = options.includes(props.value) ? options : [props.value, ...options]
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control}>
          {shown.map((option) => (
            <option key={option} value={option}>
              {keyInWords(option.toLowerCase())}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}

interface GroupProps {
  path: Path
  value: Content
  fields: Readonly<Record<string, Field>>
}

export const ContentFields = ({ path, value, fields }: GroupProps) =>
  [...new Set([...Object.keys(value), ...Object.keys(fields)])].map((key) => (
    <ContentField key={key} path={[...path, key]} field={Object.hasOwn(fields, key) ? fields[key] : undefined} />
  ))

interface NestedProps extends GroupProps {
  note?: ReactNode
}

const GroupField = ({ note, ...props }: NestedProps) => (
  <chakra.fieldset borderWidth="1px" borderRadius="l2" minWidth="0" padding="4" paddingTop="2">
    <chakra.legend fontSize="xs" fontWeight="medium" letterSpacing="wide" paddingX="1.5" marginInlineStart="-1.5">
      {fieldLabel(props.path)}
    </chakra.legend>
    <Stack gap="4">
      {note}
      <ContentFields {...props} />
    </Stack>
  </chakra.fieldset>
)

interface FieldProps {
  path: Path
  field: Field | undefined
}

const ContentField = ({ path, field }: FieldProps) => {
  const { editing } = useContentForm()
  if (field?.kind === "kept") return null
  const stored = valueAt(editing.content, path)
  const value = stored === undefined && field ? emptyValue(field) : stored
  if (Array.isArray(value))
    return <ListField path={path} value={value} item={field?.kind === "list" ? field.item : undefined} />
  if (isContent(value) && field?.kind === "figure")
    return <GroupField path={path} value={value} fields={field.fields} note={<FigureWarning figure={value} />} />
  if (isContent(value))
    return <GroupField path={path} value={value} fields={field?.kind === "group" ? field.fields : {}} />
  if (typeof value !== "string") return <JsonField path={path} value={value} rows={2} />
  if (field?.kind === "link") return <LinkField path={path} value={value} />
  if (field?.kind === "day") return <DayField path={path} value={value} />
  if (field?.kind === "choice") return <ChoiceField path={path} value={value} options={field.options} />
  if (field?.kind === "picture") return <PictureField path={path} value={value} />
  return <TextField path={path} value={value} />
}

// Kept in this browser. Lists show as JSON until the user chooses rows.
const LIST_VIEW_KEY = "cms_list_view"
const listView = {
  read: () => (localTexts.read(LIST_VIEW_KEY) === "rows" ? "rows" : "json"),
  set: (view: "rows" | "json") => localTexts.write(LIST_VIEW_KEY, view),
  subscribe: localTexts.subscribe,
}

interface ListProps {
  path: Path
  value: readonly unknown[]
  item: Field | undefined
}

const ListField = ({ path, value, item }: ListProps) => {
  const { editing, english } = useContentForm()
  const { key, label } = useContentField(path)
  const view = useStore(listView)
  const hasUnparsedText = isUnparsed(editing, key)
  // A text that is invalid JSON must stay visible, so it is not shown as rows.
  const showsRows = item !== undefined && (view === "rows" || english !== undefined) && !hasUnparsedText
  return (
    <Box position="relative">
      {item && !english && (
        <Button
          size="2xs"
          position="absolute"
          zIndex="1"
          insetInlineEnd={showsRows ? "3" : "0"}
          top={showsRows ? "3" : "0"}
          background="bg"
          disabled={hasUnparsedText}
          aria-label={`${label}: edit as ${showsRows ? "JSON" : "rows"}`}
          onClick={() => listView.set(showsRows ? "json" : "rows")}
        >
          {showsRows ? "Edit as JSON" : "Edit as rows"}
        </Button>
      )}
      {showsRows ? (
        <RowsField
          path={path}
          value={value}
          item={item}
          control={(rowPath) => <ContentField path={rowPath} field={item} />}
        />
      ) : (
        <JsonField path={path} value={value} rows={10} />
      )}
    </Box>
  )
}
