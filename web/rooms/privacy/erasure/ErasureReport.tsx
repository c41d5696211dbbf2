import { deferredComponent, heldDialog } from "../../../browser/lazyComponent.tsx"
import { createStore } from "../../../browser/store.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"

/** In a store, as the report outlives the page of the lead, which disappears. */
export const openReport = createStore<Report | undefined>(undefined)

const ErasureReportDialog = deferredComponent(() => import("./ErasureReportDialog.tsx"), "ErasureReportDialog")

/** Cleared at a logout, as the report is not for the next user. */
export const ErasureReport = heldDialog(openReport, () => openReport.set(undefined), ErasureReportDialog)
