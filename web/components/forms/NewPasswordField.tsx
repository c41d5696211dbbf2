import { use, useState } from "react"
import { Button, Flex, Input } from "../chakra.ts"
import { Labeled } from "./Labeled.tsx"
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
    <Labeled
      label={label}
      required
      fault={error}
      help="At least 12 characters that are hard to guess: no common password, and not made of your name or address. Several words that do not belong together do well."
    >
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
    </Labeled>
  )
}
