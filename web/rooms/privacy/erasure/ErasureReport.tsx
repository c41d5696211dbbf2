import { deferredComponent, heldDialog } from "../../../browser/lazyComponent.tsx"
import { createStore } from "../../../browser/store.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"

/** Outlives the lead's page, which disappears with the lead. */
export const openReport = createStore<Report | undefined>(undefined)

const ErasureReportDialog = deferredComponent(() => import("./ErasureReportDialog.tsx"), "ErasureReportDialog")

/** Cleared on logout, as the report does not concern the next user. */
export const ErasureReport = heldDialog(openReport, () => openReport.set(undefined), ErasureReportDialog)
