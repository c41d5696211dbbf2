import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import type { ReactNode } from "react"
import { useCloseOnBack } from "../browser/closeOnBack.ts"
import { Button } from "./chakra.ts"

interface Props {
  title: string
  close: () => void
  closeLabel?: string | null
  actions?: ReactNode
  size?: "sm" | "lg" | "xl"
  isAlert?: boolean
  /** Returns the element to focus if the one that had the focus before is gone; otherwise null. */
  focusAfterwards?: () => HTMLElement | null
  /** False for a dialog about leaving the page, as navigating would close it. */
  isClosedByBack?: boolean
  children: ReactNode
}

export const ModalDialog = ({
  title,
  close,
  actions,
  closeLabel = actions === undefined ? "Close" : "Cancel",
  size = "sm",
  isAlert = false,
  focusAfterwards,
  isClosedByBack = true,
  children,
}: Props) => {
  useCloseOnBack(close, isClosedByBack)
  return (
    <Dialog.Root
      open
      role={isAlert ? "alertdialog" : "dialog"}
      finalFocusEl={focusAfterwards}
      size={{ mdDown: size === "sm" ? "sm" : "full", md: size }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => open || close()}
      // Another dialog that closes at the same time moves the focus behind this one, which must stay open.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX={{ base: size === "sm" ? "4" : "0", md: "0" }}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {closeLabel !== null && (
                <Button size="md" onClick={close}>
                  {closeLabel}
                </Button>
              )}
              {actions}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
