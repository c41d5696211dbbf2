import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { ModalDialog } from "./ModalDialog.tsx"

export interface DangerDialogProps {
  title: string
  /** What it means. */
  text: string
  /** What the button says. */
  action: string
  act: () => unknown
  isBusy: boolean
  /** Why the last attempt failed. */
  failure: string | undefined
  close: () => void
}

/** Confirms something that takes access or data away. */
export const DangerDialog = ({ title, text, action, act, isBusy, failure, close }: DangerDialogProps) => (
  <ModalDialog
    title={title}
    isAlert
    close={close}
    actions={
      <>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        <Button background="fg.error" color="bg" aria-busy={isBusy} onClick={() => isBusy || act()}>
          {action}
        </Button>
      </>
    }
  >
    <Text overflowWrap="anywhere">{text}</Text>
    {failure && (
      <Text role="alert" color="fg.error" fontSize="sm" marginTop="3">
        {failure}
      </Text>
    )}
  </ModalDialog>
)
