import { Button } from "@chakra-ui/react/button"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { Erasure_ReportFragment as Report } from "../../graphql/generated.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { ReportActions } from "./ReportActions.tsx"

interface Props {
  report: Report
  close: () => void
}

/** A report as a dialog, which can be copied and printed. */
export const ErasureReportDialog = ({ report, close }: Props) => (
  <ModalDialog
    title="Erased for good"
    size="lg"
    close={close}
    actions={
      <>
        <ReportActions report={report} />
        <Button colorPalette="brand" onClick={close}>
          Done
        </Button>
      </>
    }
  >
    <ErasureFacts report={report} />
  </ModalDialog>
)
