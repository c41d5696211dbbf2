import { toast } from "sonner"
import { failureText } from "../../apollo/errors.ts"
import { DangerButton, FieldError, PrimaryButton, Text } from "../chakra.ts"
import { ModalDialog } from "../ModalDialog.tsx"
import type { OpenQuestion } from "./confirm.ts"
import { useForm } from "./useForm.ts"

export const ConfirmDialog = ({ opened, close }: { opened: OpenQuestion; close: () => void }) => {
  const { title, text, closeLabel = "Cancel", goLabel, act, done, focusAfterwards, answer } = opened
  const go = async () => {
    await act?.()
    if (done) toast.success(done)
    answer(true)
  }
  const GoButton = act ? DangerButton : PrimaryButton
  const { submit, isBusy, failure } = useForm(go, { explain: failureText })
  return (
    <ModalDialog
      title={title}
      isAlert={act !== undefined}
      closeLabel={closeLabel}
      close={close}
      {...(focusAfterwards && { focusAfterwards })}
      actions={
        <GoButton size="md" aria-busy={isBusy} onClick={() => submit()}>
          {goLabel}
        </GoButton>
      }
    >
      <Text overflowWrap="anywhere">{text}</Text>
      <FieldError marginTop="3">{failure}</FieldError>
    </ModalDialog>
  )
}
