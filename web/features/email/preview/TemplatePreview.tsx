import { Button, CloseButton } from "@chakra-ui/react/button"
import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import { EmailPreview } from "./EmailPreview.tsx"

/** Shows on demand what the mails look like. */
export const TemplatePreview = () => (
  <Dialog.Root size="lg" scrollBehavior="inside" lazyMount unmountOnExit>
    <Dialog.Trigger asChild>
      <Button variant="outline" size="sm">
        Preview templates
      </Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Email templates</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <EmailPreview />
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
