import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { ModalDialog } from "./ModalDialog.tsx"

interface Props {
  title: string
  text: string
  stayLabel: string
  goLabel: string
  stay: () => void
  go: () => void
}

/** Asks before something that the operator may not have meant. */
export const ConfirmDialog = ({ title, text, stayLabel, goLabel, stay, go }: Props) => (
  <ModalDialog
    title={title}
    close={stay}
    actions={
      <>
        <Button variant="outline" onClick={stay}>
          {stayLabel}
        </Button>
        <Button colorPalette="brand" onClick={go}>
          {goLabel}
        </Button>
      </>
    }
  >
    <Text>{text}</Text>
  </ModalDialog>
)
