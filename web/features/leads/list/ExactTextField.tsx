import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"

interface Props {
  label: string
  value: string
  change: (value: string) => void
}

/** A text that must be met exactly: it takes effect when it is complete, by Enter or on leaving the field. */
export const ExactTextField = ({ label, value, change }: Props) => {
  const commit = (text: string) => {
    if (text.trim() !== value) change(text.trim())
  }
  return (
    <Field.Root width="36" gap="1">
      <Field.Label color="fg.muted" fontWeight="normal">
        {label}
      </Field.Label>
      <Input
        // Begins anew when the address changes by itself.
        key={value}
        size="sm"
        background="bg"
        maxLength={255}
        defaultValue={value}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") commit(currentTarget.value)
        }}
      />
    </Field.Root>
  )
}
