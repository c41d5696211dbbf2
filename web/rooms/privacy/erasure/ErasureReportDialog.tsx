import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import { Box, Button, PrimaryButton } from "../../../components/chakra.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { reportText } from "./erasureWords.ts"

/** The theme has a rule by which only this sheet is printed. */
const PrintSheet = ({ text, done }: { text: string; done: () => void }) => {
  useEffect(() => {
    window.addEventListener("afterprint", done)
    window.print()
    return () => window.removeEventListener("afterprint", done)
  }, [done])
  return createPortal(
    <Box data-print-sheet="" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </Box>,
    document.body,
  )
}

const ReportActions = ({ report }: { report: Report }) => {
  const text = reportText(useLeadKinds(), report)
  const [isPrinting, setIsPrinting] = useState(false)
  const [done] = useState(() => () => setIsPrinting(false))

  const copy = async () => {
    if (await copyText(text)) toast.success("Report copied")
    else toast.error("The report could not be copied. Print it instead.")
  }

  return (
    <>
      <Button size="md" onClick={copy}>
        Copy
      </Button>
      <Button size="md" onClick={() => setIsPrinting(true)}>
        Print
      </Button>
      {isPrinting && <PrintSheet text={text} done={done} />}
    </>
  )
}

export const ErasureReportDialog = ({ opened: report, close }: { opened: Report; close: () => void }) => (
  <ModalDialog
    title="Erased for good"
    size="lg"
    close={close}
    closeLabel={null}
    actions={
      <>
        <ReportActions report={report} />
        <PrimaryButton size="md" onClick={close}>
          Done
        </PrimaryButton>
      </>
    }
  >
    <ErasureFacts report={report} />
  </ModalDialog>
)
