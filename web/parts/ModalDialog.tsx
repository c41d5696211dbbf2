import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import type { ReactNode } from "react"
import { useClosedByBack } from "../browser/closedByBack.ts"
import { Button, Text } from "./chakra.ts"

interface Props {
  title: string
  close: () => void
  /** What the button that closes it says; null for none. */
  closeLabel?: string | null
  /** The other buttons, the main one last. */
  actions?: ReactNode
  size?: "sm" | "lg" | "xl"
  /** It is about an action that cannot be undone. */
  isAlert?: boolean
  /** What gets the focus afterward, if what had it before no longer can. */
  focusAfterwards?: () => HTMLElement | null
  /** Not for a dialog about leaving the page, which a navigation would close. */
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
  useClosedByBack(close, isClosedByBack)
  return (
    <Dialog.Root
      open
      role={isAlert ? "alertdialog" : "dialog"}
      finalFocusEl={focusAfterwards}
      size={{ mdDown: size === "sm" ? "sm" : "full", md: size }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => open || close()}
      // A dialog that has just closed gives the focus back behind this one, which must not close it, too.
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
                <Button variant="outline" onClick={close}>
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

interface ConfirmProps {
  title: string
  text: string
  closeLabel?: string
  goLabel: string
  close: () => void
  go: () => void
}

/** Asks for confirmation of an action that may be unintended. It closes before the action. */
export const ConfirmDialog = ({ text, goLabel, go, ...dialog }: ConfirmProps) => (
  <ModalDialog
    closeLabel="Cancel"
    {...dialog}
    actions={
      <Button
        colorPalette="brand"
        onClick={() => {
          dialog.close()
          go()
        }}
      >
        {goLabel}
      </Button>
    }
  >
    <Text>{text}</Text>
  </ModalDialog>
)
