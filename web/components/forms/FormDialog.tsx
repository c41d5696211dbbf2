import type { ComponentProps } from "react"
import { DangerButton, PrimaryButton } from "../chakra.ts"
import { ModalDialog } from "../ModalDialog.tsx"
import { Form } from "./Form.tsx"
import type { FormState } from "./useForm.ts"

interface Props extends Omit<ComponentProps<typeof ModalDialog>, "actions"> {
  action: readonly [label: string, busyLabel: string]
  form: FormState
  /** True until the content is loaded: the submit button is hidden, as there is nothing to submit. */
  isWaiting?: boolean | undefined
  isDisabled?: boolean
  isDanger?: boolean
}

export const FormDialog = (props: Props) => {
  const { action, form, isWaiting = false, isDisabled = false, isDanger = false, children, ...dialog } = props
  const Submit = isDanger ? DangerButton : PrimaryButton
  return (
    <ModalDialog
      {...dialog}
      actions={
        !isWaiting && (
          <Submit size="md" type="submit" form={form.props.id} disabled={isDisabled} aria-busy={form.isBusy}>
            {action[form.isBusy ? 1 : 0]}
          </Submit>
        )
      }
    >
      <Form form={form}>{children}</Form>
    </ModalDialog>
  )
}
