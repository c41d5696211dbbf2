import { ConfirmDialog } from "../../../components/ModalDialog.tsx"

interface Props {
  stay: () => void
  leave: () => void
}

/** Asks before an edit is left that is not saved. */
export const LeaveDialog = ({ stay, leave }: Props) => (
  <ConfirmDialog
    title="Leave without saving?"
    text="The site stays as it is. What you typed is kept as a draft on this device, and offered when you come back."
    stayLabel="Keep editing"
    goLabel="Leave"
    stay={stay}
    go={leave}
  />
)
