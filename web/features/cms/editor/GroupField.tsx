import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import type { Field } from "@farelight/api/contract/content/fields.ts"
import type { Content, Path } from "../changes/content.ts"
import { ContentFields } from "./ContentFields.tsx"
import { fieldLabel } from "./fieldLabel.ts"

interface Props {
  path: Path
  value: Content
  fields: Readonly<Record<string, Field>>
}

/** A nested object: a bordered group of its fields. */
export const GroupField = ({ path, value, fields }: Props) => (
  <chakra.fieldset borderWidth="1px" borderRadius="l2" minWidth="0" padding="4" paddingTop="2">
    <chakra.legend fontSize="xs" fontWeight="medium" letterSpacing="wide" paddingX="1.5" marginInlineStart="-1.5">
      {fieldLabel(path)}
    </chakra.legend>
    <Stack gap="4">
      <ContentFields path={path} value={value} fields={fields} />
    </Stack>
  </chakra.fieldset>
)
