import type { ReactNode } from "react"
import { failureText } from "../apollo/errors.ts"
import { Box, Button, FieldError, Text } from "./chakra.ts"
import { useForm } from "./forms/useForm.ts"
import { ModalDialog } from "./ModalDialog.tsx"

export interface DangerDialogProps {
  title: string
  text: string
  action: string
  /** On failure, the dialog stays open and shows the reason. */
  act: () => Promise<unknown>
  close: () => void
  /** Receives focus if the element that had it is gone. */
  focusAfterwards?: () => HTMLElement | null
  children?: ReactNode
}

export const DangerDialog = (props: DangerDialogProps) => {
  const { title, text, action, act, close, focusAfterwards, children } = props
  const { submit, isBusy, failure } = useForm(act, { explain: failureText })
  return (
    <ModalDialog
      title={title}
      isAlert
      close={close}
      focusAfterwards={focusAfterwards}
      actions={
        <Button variant="solid" size="md" background="fg.error" color="bg" aria-busy={isBusy} onClick={() => submit()}>
          {action}
        </Button>
      }
    >
      <Text overflowWrap="anywhere">{text}</Text>
      {children && <Box marginTop="4">{children}</Box>}
      <FieldError marginTop="3">{failure}</FieldError>
    </ModalDialog>
  )
}
