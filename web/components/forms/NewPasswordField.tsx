import { use, useState } from "react"
import { Button, Field, Flex, Input } from "../chakra.ts"
import { FormContext } from "./useForm.ts"

interface Props {
  label: string
  name: string
  autoFocus?: boolean
}

export const NewPasswordField = ({ label, name, autoFocus = false }: Props) => {
  const error = use(FormContext)?.faults[name]
  const [isShown, setIsShown] = useState(false)
  return (
    <Field.Root required invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" width="full">
        <Input
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
        />
        <Button size="md" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          Show
        </Button>
      </Flex>
      <Field.HelperText>
        At least 12 characters that are hard to guess: no common password, and not made of your name or address. Several
        words that do not belong together do well.
      </Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
