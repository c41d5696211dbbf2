import { Field, Input, type InputProps } from "../chakra.ts"

interface Props extends InputProps {
  label: string
  help?: string
  error?: string | undefined
}

/** A field of one line with its label, what helps to fill it in, and why it was refused. */
export const TextField = ({ label, help, error, required = false, ...input }: Props) => (
  <Field.Root required={required} invalid={error !== undefined}>
    <Field.Label>{label}</Field.Label>
    <Input {...input} />
    {help && <Field.HelperText>{help}</Field.HelperText>}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
)
