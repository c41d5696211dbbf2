import { isDay } from "@farelight/api/contract/content/figures/figure.ts"
import { TRANSLATED_FROM } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { type ReactNode, useState } from "react"
import { Box, chakra, Field, Flex, Input, Text, Textarea, TextButton } from "../../../../components/chakra.ts"
import { keyPathInWords, type Path, valueAt } from "../content.ts"
import { type Editing, isUnparsed } from "../editing/editing.ts"
import { fieldLabel, useContentField, useContentForm } from "./contentForm.ts"
import { PlaceholderNote } from "./placeholders.tsx"

const TranslationNote = ({ path, value, original }: { path: Path; value: string; original: string }) => {
  const { editing } = useContentForm()
  const { change } = useContentField(path)
  const from = valueAt(editing.content, [TRANSLATED_FROM, ...path])
  if (original.trim() === "") return "Empty in English: not shown in Spanish either."
  const isEmpty = value.trim() === ""
  const isOutdated = !isEmpty && typeof from === "string" && from !== original
  const press = (label: string, text: string) => (
    <TextButton size="xs" height="auto" aria-label={`${label}: ${fieldLabel(path)}`} onClick={() => change(text)}>
      {label}
    </TextButton>
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

interface FrameProps {
  label: string
  fault: string | undefined
  note?: ReactNode
  children: ReactNode
}

export const FieldFrame = ({ label, fault, note, children }: FrameProps) => (
  <Field.Root invalid={fault !== undefined} gap="1.5">
    <Field.Label fontSize="xs" letterSpacing="wide">
      {label}
    </Field.Label>
    {children}
    {note && (
      <Field.HelperText color="fg.muted" overflowWrap="anywhere">
        {note}
      </Field.HelperText>
    )}
    {fault !== undefined && <Field.ErrorText>{fault}</Field.ErrorText>}
  </Field.Root>
)

export interface TextProps {
  path: Path
  value: string
}

export const useTextControl = ({ path, value }: TextProps) => {
  const { label, fault, controlId, change, leave } = useContentField(path)
  const control = {
    "data-field": controlId,
    value,
    background: "bg",
    onBlur: leave,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  }
  return { frame: { label, fault }, control }
}

const SINGLE_LINE_LENGTH = 100
const TEXT_ROWS = 4

// A single-line input would drop the line breaks of a shorter text.
const needsLines = (value: unknown) =>
  typeof value === "string" && (value.length > SINGLE_LINE_LENGTH || value.includes("\n"))

/** The values of this field in all rows, so that a new row looks like the others. */
const valuesLike = ({ content }: Editing, path: Path) => {
  const row = path.findLastIndex((step) => typeof step === "number")
  const list = row < 0 ? undefined : valueAt(content, path.slice(0, row))
  return Array.isArray(list) ? list.map((item) => valueAt(item, path.slice(row + 1))) : []
}

/** The size stays as it was when the edit began, as replacing the control would lose the focus. */
export const TextField = ({ path, value }: TextProps) => {
  const { editing, placeholders, english } = useContentForm()
  const { frame, control } = useTextControl({ path, value })
  const original = english && valueAt(english, path)
  const [hasLines] = useState(() => [value, original, ...valuesLike(editing, path)].some(needsLines))
  const shown = typeof original === "string" ? { ...control, lang: "es", placeholder: original } : control
  return (
    <FieldFrame
      {...frame}
      note={
        frame.fault === undefined && (
          <>
            <PlaceholderNote text={value} placeholders={placeholders} />
            {typeof original === "string" && <TranslationNote path={path} value={value} original={original} />}
          </>
        )
      }
    >
      {hasLines ? <Textarea rows={TEXT_ROWS} {...shown} /> : <Input {...shown} />}
    </FieldFrame>
  )
}

export const LinkField = (props: TextProps) => {
  const { frame, control } = useTextControl(props)
  const listId = `${control["data-field"]}-pages`
  return (
    <FieldFrame {...frame}>
      <Input list={listId} inputMode="url" {...control} />
      <datalist id={listId}>
        {Object.values(paths).map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </FieldFrame>
  )
}

export const DayField = (props: TextProps) => {
  const { frame, control } = useTextControl(props)
  return (
    <FieldFrame {...frame}>
      <Input type={props.value === "" || isDay(props.value) ? "date" : "text"} width="fit-content" {...control} />
    </FieldFrame>
  )
}

export const PictureField = ({ path, value }: TextProps) => {
  const { PictureControl } = useContentForm()
  const { label, controlId, fault, change } = useContentField(path)
  return (
    // The control comes from another room, so a fault focuses the box around it.
    <Box data-field={controlId} tabIndex={-1}>
      <PictureControl label={label} value={value} onChange={change} isInvalid={fault !== undefined} />
      {fault !== undefined && (
        <Text color="fg.error" fontSize="xs" role="alert">
          {fault}
        </Text>
      )}
    </Box>
  )
}

/** While the text is invalid JSON, the content keeps the last valid value. */
export const JsonField = ({ path, value, rows }: { path: Path; value: unknown; rows: number }) => {
  const { editing } = useContentForm()
  const { key, label, controlId, text, faultsWithin, write, unwrite, leave } = useContentField(path)
  const faults = faultsWithin.map(({ field, message }) =>
    field === key ? message : `${keyPathInWords(field)}: ${message}`,
  )
  return (
    <FieldFrame
      label={label}
      fault={faults.length > 0 ? faults.join(" ") : undefined}
      note={
        isUnparsed(editing, key) && (
          <Flex as="span" wrap="wrap" columnGap="2">
            Not valid JSON yet: the last valid value stays in effect.
            <TextButton size="xs" height="auto" onClick={unwrite}>
              Back to the last valid text
            </TextButton>
          </Flex>
        )
      }
    >
      <Textarea
        data-field={controlId}
        rows={rows}
        fontFamily="mono"
        fontSize="sm"
        spellCheck={false}
        background="bg"
        value={text ?? JSON.stringify(value, null, 2)}
        onBlur={leave}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </FieldFrame>
  )
}
