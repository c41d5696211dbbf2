import { useEffect } from "react"
import { latePart } from "../../../browser/lazyPart.tsx"
import { useStore } from "../../../browser/store.ts"
import { openReport } from "./openReport.ts"

const ErasureReportDialog = latePart(() => import("./ErasureReportDialog.tsx"), "ErasureReportDialog")

export const ErasureReport = () => {
  const report = useStore(openReport)
  // Cleared on logout, as it does not concern the next user.
  useEffect(() => () => openReport.set(undefined), [])
  return report && <ErasureReportDialog report={report} close={() => openReport.set(undefined)} />
}
