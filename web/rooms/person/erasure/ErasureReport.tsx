import { lazy, Suspense, useEffect } from "react"
import { useStore } from "../../../parts/browser/store.ts"
import { openReport } from "./openReport.ts"

const ErasureReportDialog = lazy(async () => ({
  default: (await import("./ErasureReportDialog.tsx")).ErasureReportDialog,
}))

/** Shows the report of an erasure that has just been done, wherever that was. */
export const ErasureReport = () => {
  const report = useStore(openReport)
  // Whoever signs in next has erased nothing.
  useEffect(() => () => openReport.set(undefined), [])
  return (
    report && (
      <Suspense>
        <ErasureReportDialog report={report} close={() => openReport.set(undefined)} />
      </Suspense>
    )
  )
}
