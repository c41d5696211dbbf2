import { useEffect } from "react"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { useStore } from "../../../browser/store.ts"
import { openReport } from "./openReport.ts"

const ErasureReportDialog = deferredComponent(() => import("./ErasureReportDialog.tsx"), "ErasureReportDialog")

export const ErasureReport = () => {
  const report = useStore(openReport)
  // Cleared on logout, as it does not concern the next user.
  useEffect(() => () => openReport.set(undefined), [])
  return report && <ErasureReportDialog report={report} close={() => openReport.set(undefined)} />
}
