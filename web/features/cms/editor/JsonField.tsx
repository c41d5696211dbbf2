import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Textarea } from "@chakra-ui/react/textarea"
import type { Path } from "../changes/content.ts"
import { keyPathInWords } from "../changes/contentPath.ts"
import { useContentField, useContentForm } from "./contentForm.ts"
import { isUnparsed } from "./editing.ts"
import { FieldFrame } from "./FieldFrame.tsx"
import { fieldLabel } from "./fieldLabel.ts"

interface Props {
  path: Path
  value: unknown
  rows: number
}

/** A value as JSON text. While the text does not parse, the last valid value stays. */
export const JsonField = ({ path, value, rows }: Props) => {
  const { editing } = useContentForm()
  const { key, controlId, text, faultsWithin, write, unwrite, leave } = useContentField(path)
  const faults = faultsWithin.map(({ field, message }) =>
    field === key ? message : `${keyPathInWords(field)}: ${message}`,
  )
  return (
    <FieldFrame
      label={fieldLabel(path)}
      fault={faults.length > 0 ? faults.join(" ") : undefined}
      note={
        isUnparsed(editing, key) && (
          <Flex as="span" wrap="wrap" columnGap="2">
            Not valid JSON yet: the last valid value stays in effect.
            <Button variant="plain" size="xs" height="auto" padding="0" textDecoration="underline" onClick={unwrite}>
              Back to the last valid text
            </Button>
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
