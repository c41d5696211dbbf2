import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { createStore } from "../../../parts/browser/store.ts"

/** The report that is on screen. It outlives the lead's page, which is gone with the lead. */
export const openReport = createStore<Report | undefined>(undefined)
