import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { type ReactNode, type SubmitEvent, useId } from "react"
import { ModalDialog } from "../ModalDialog.tsx"

interface Props {
  title: string
  size?: "sm" | "lg" | "xl"
  /** What the main button says, and what it says meanwhile. */
  action: readonly [label: string, busyLabel: string]
  /** Called unless the last call is still busy. */
  submit: () => void
  isBusy: boolean
  /** What has to be seen before is still being loaded: there is nothing to press yet. */
  isWaiting?: boolean | undefined
  /** What it does cannot be taken back. */
  isDanger?: boolean
  close: () => void
  children: ReactNode
}

/** A modal dialog that is a form. */
export const FormDialog = ({
  title,
  size,
  action: [label, busyLabel],
  submit,
  isBusy,
  isWaiting = false,
  isDanger = false,
  close,
  children,
}: Props) => {
  const id = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) submit()
  }
  return (
    <ModalDialog
      title={title}
      {...(size && { size })}
      close={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          {!isWaiting && (
            <Button
              type="submit"
              form={id}
              {...(isDanger ? { background: "fg.error", color: "bg" } : { colorPalette: "brand" })}
              aria-busy={isBusy}
            >
              {isBusy ? busyLabel : label}
            </Button>
          )}
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack gap="5">{children}</Stack>
      </form>
    </ModalDialog>
  )
}
