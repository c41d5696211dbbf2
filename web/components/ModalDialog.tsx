import { Button } from "@chakra-ui/react/button"
import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import type { ReactNode } from "react"

interface Props {
  title: string
  close: () => void
  /** What can be done, in the order of its weight; without it there is a button that closes. */
  actions?: ReactNode
  size?: "sm" | "xl"
  /** It is about something that cannot be taken back. */
  isAlert?: boolean
  /** What has the focus afterwards, when it cannot be what had it before. */
  focusAfterwards?: () => HTMLElement | null
  children: ReactNode
}

/** A window over the page that takes the focus until it is closed, by Escape as well. */
export const ModalDialog = ({
  title,
  close,
  actions,
  size = "sm",
  isAlert = false,
  focusAfterwards,
  children,
}: Props) => (
  <Dialog.Root
    open
    role={isAlert ? "alertdialog" : "dialog"}
    finalFocusEl={focusAfterwards}
    size={{ mdDown: size === "xl" ? "full" : "sm", md: size }}
    scrollBehavior="inside"
    onOpenChange={({ open }) => open || close()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>{children}</Dialog.Body>
          <Dialog.Footer flexWrap="wrap">
            {actions ?? (
              <Button variant="outline" onClick={close}>
                Close
              </Button>
            )}
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
