import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { PrimaryButton } from "../../../parts/chakra.ts"
import { ModalDialog } from "../../../parts/ModalDialog.tsx"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { ReportActions } from "./ReportActions.tsx"

export const ErasureReportDialog = ({ report, close }: { report: Report; close: () => void }) => (
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
