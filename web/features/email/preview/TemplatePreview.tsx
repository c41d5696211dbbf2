import { Button } from "@chakra-ui/react/button"
import { lazy, Suspense, useState } from "react"

// Chakra's dialog would weigh on the dashboard's first load.
const TemplateDialog = lazy(async () => ({ default: (await import("./TemplateDialog.tsx")).TemplateDialog }))

/** Shows on demand what the mails look like. */
export const TemplatePreview = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Preview templates
      </Button>
      {isOpen && (
        <Suspense>
          <TemplateDialog close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
