import { createStore } from "../../../browser/store.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"

/** The report that is on screen. It outlives the lead's page, which is gone with the lead. */
export const openReport = createStore<Report | undefined>(undefined)
