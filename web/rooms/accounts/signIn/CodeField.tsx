import { useState } from "react"
import { FormButton } from "../../../components/forms/Form.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"

interface Props {
  allowsRecoveryCode?: boolean
  hasApp?: boolean
  /** Called when the user switches to the other kind of code, to which the error does not apply. */
  onSwitch?: () => void
}

const appCode = {
  label: "6-digit code",
  help: "Your authenticator app shows it. It changes every 30 seconds.",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  // Six digits, and the space that some apps show.
  maxLength: 7,
} as const

const recoveryCode = {
  label: "Recovery code",
  help: "One of the ten that you have stored. Each of them works once.",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 50,
} as const

export const CodeField = ({ allowsRecoveryCode = false, hasApp = true, onSwitch }: Props) => {
  const [isRecovery, setIsRecovery] = useState(!hasApp)
  return (
    <div>
      <TextField
        key={String(isRecovery)}
        name="code"
        required
        autoFocus
        look={isRecovery ? "code" : "spacedCode"}
        {...(isRecovery ? recoveryCode : appCode)}
      />
      {allowsRecoveryCode && hasApp && (
        <FormButton
          look="underlined"
          onClick={() => {
            onSwitch?.()
            setIsRecovery(!isRecovery)
          }}
        >
          {isRecovery ? "Use a code of the app instead" : "Use a recovery code instead"}
        </FormButton>
      )}
    </div>
  )
}

/** Spaces may be copied with the code. */
export const cleanCode = (code: string | undefined) => (code ?? "").replace(/\s/g, "")
