import { failureText } from "../../../apollo/errors.ts"
import { Button, type ButtonProps } from "../../../parts/chakra.ts"
import { FieldError } from "../../../parts/forms/FieldError.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"

/** Runs an action once at a time and shows its failure. */
export const ActionButton = ({ act, ...look }: ButtonProps & { act: () => Promise<unknown> }) => {
  const { submit, isBusy, failure } = useForm(act, { explain: failureText })
  return (
    <>
      <Button size="md" {...look} aria-busy={isBusy} onClick={() => submit()} />
      <FieldError>{failure}</FieldError>
    </>
  )
}
