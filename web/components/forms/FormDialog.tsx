import type { ReactNode } from "react"
import { Button } from "../chakra.ts"
import { ModalDialog } from "../ModalDialog.tsx"
import { Form } from "./Form.tsx"
import type { FormState } from "./useForm.ts"

interface Props {
  title: string
  size?: "sm" | "lg" | "xl"
  action: readonly [label: string, busyLabel: string]
  form: FormState
  /** Hides the submit button until the content has loaded. */
  isWaiting?: boolean | undefined
  isDanger?: boolean
  isAlert?: boolean
  close: () => void
  children: ReactNode
}

export const FormDialog = ({
  title,
  size,
  action: [label, busyLabel],
  form,
  isWaiting = false,
  isDanger = false,
  isAlert = false,
  close,
  children,
}: Props) => (
  <ModalDialog
    title={title}
    {...(size && { size })}
    isAlert={isAlert}
    close={close}
    actions={
      !isWaiting && (
        <Button
          variant="solid"
          size="md"
          type="submit"
          form={form.props.id}
          {...(isDanger ? { background: "fg.error", color: "bg" } : { colorPalette: "brand" })}
          aria-busy={form.isBusy}
        >
          {form.isBusy ? busyLabel : label}
        </Button>
      )
    }
  >
    <Form form={form}>{children}</Form>
  </ModalDialog>
)
