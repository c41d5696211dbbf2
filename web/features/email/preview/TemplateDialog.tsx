import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { EmailPreview } from "./EmailPreview.tsx"

/** What the mails look like, in a window of its own. */
export const TemplateDialog = ({ close }: { close: () => void }) => (
  <ModalDialog title="Email templates" size="xl" close={close}>
    <EmailPreview />
  </ModalDialog>
)
