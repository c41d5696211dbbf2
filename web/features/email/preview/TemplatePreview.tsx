import { Button } from "@chakra-ui/react/button"
import { useState } from "react"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { EmailPreview } from "./EmailPreview.tsx"

/** Shows on demand what the mails look like. */
export const TemplatePreview = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Preview templates
      </Button>
      {isOpen && (
        <ModalDialog title="Email templates" size="xl" close={() => setIsOpen(false)}>
          <EmailPreview />
        </ModalDialog>
      )}
    </>
  )
}
