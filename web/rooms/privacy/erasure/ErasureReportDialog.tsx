import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import { Button, PrimaryButton } from "../../../components/chakra.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { reportText } from "./erasureWords.ts"

const CopyButton = ({ report }: { report: Report }) => {
  const text = reportText(useLeadKinds(), report)
  const copy = async () => {
    if (await copyText(text)) toast.success("Report copied")
    else toast.error("The report could not be copied. Select its text instead.")
  }
  return (
    <Button size="md" onClick={copy}>
      Copy
    </Button>
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
        <CopyButton report={report} />
        <PrimaryButton size="md" onClick={close}>
          Done
        </PrimaryButton>
      </>
    }
  >
    <ErasureFacts report={report} />
  </ModalDialog>
)
