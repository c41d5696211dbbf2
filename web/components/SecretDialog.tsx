import type { ReactNode } from "react"
import { CopyField } from "./CopyField.tsx"
import { Stack, Text } from "./chakra.ts"
import { ModalDialog } from "./ModalDialog.tsx"

interface Props {
  label: string
  noun: string
  secret: string
  text: string
  close: () => void
  children?: ReactNode
}

export const SecretDialog = ({ label, noun, secret, text, close, children }: Props) => (
  <ModalDialog title={`Copy this ${noun} now`} close={close} closeLabel="Done">
    <Stack gap="4">
      <Text overflowWrap="anywhere">{text}</Text>
      <CopyField label={label} noun={noun} value={secret} />
      {children}
    </Stack>
  </ModalDialog>
)
