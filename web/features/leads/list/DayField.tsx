import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"

interface Props {
  label: string
  /** As `2026-11-21`, or empty. */
  value: string
  change: (value: string) => void
}

/** A day in the operator's own time zone. */
export const DayField = ({ label, value, change }: Props) => (
  <Field.Root width="auto" gap="1">
    <Field.Label color="fg.muted" fontWeight="normal">
      {label}
    </Field.Label>
    <Input
      type="date"
      size="sm"
      background="bg"
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  </Field.Root>
)
