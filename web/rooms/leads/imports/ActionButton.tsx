import { failureText } from "../../../apollo/errors.ts"
import { Button, type ButtonProps } from "../../../components/chakra.ts"
import { FieldError } from "../../../components/forms/FieldError.tsx"
import { useForm } from "../../../components/forms/useForm.ts"

export const ActionButton = ({ act, ...look }: ButtonProps & { act: () => Promise<unknown> }) => {
  const { submit, isBusy, failure } = useForm(act, { explain: failureText })
  return (
    <>
      <Button size="md" {...look} aria-busy={isBusy} onClick={() => submit()} />
      <FieldError>{failure}</FieldError>
    </>
  )
}
