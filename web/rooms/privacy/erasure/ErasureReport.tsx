import { useEffect } from "react"
import { latePart } from "../../../parts/browser/lazyPart.tsx"
import { useStore } from "../../../parts/browser/store.ts"
import { openReport } from "./openReport.ts"

const ErasureReportDialog = latePart(() => import("./ErasureReportDialog.tsx"), "ErasureReportDialog")

export const ErasureReport = () => {
  const report = useStore(openReport)
  // Whoever signs in next has erased nothing.
  useEffect(() => () => openReport.set(undefined), [])
  return report && <ErasureReportDialog report={report} close={() => openReport.set(undefined)} />
}
