import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import type { PictureControl } from "./contentForm.ts"

/** Chooses a picture by its address, where there is no media library to choose from. */
export const PictureAddress: PictureControl = ({ label, value, onChange, isInvalid }) => (
  <Field.Root invalid={isInvalid} gap="1.5">
    <Field.Label fontSize="xs" letterSpacing="wide">
      {label}
    </Field.Label>
    <Input background="bg" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  </Field.Root>
)
