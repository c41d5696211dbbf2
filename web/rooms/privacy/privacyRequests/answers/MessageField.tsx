import { Field, Textarea } from "../../../../parts/chakra.ts"

interface Props {
  label: string
  isRequired: boolean
  help: string
  fault: string | undefined
  maxLength: number
  value: string
  change: (value: string) => void
}

export const MessageField = ({ label, isRequired, help, fault, maxLength, value, change }: Props) => (
  <Field.Root required={isRequired} invalid={fault !== undefined}>
    <Field.Label>{label}</Field.Label>
    <Textarea
      rows={4}
      maxLength={maxLength}
      borderColor="border.emphasized"
      css={{ fieldSizing: "content" }}
      minHeight="24"
      maxHeight="16rem"
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
    <Field.HelperText>{help}</Field.HelperText>
    <Field.ErrorText>{fault}</Field.ErrorText>
  </Field.Root>
)
