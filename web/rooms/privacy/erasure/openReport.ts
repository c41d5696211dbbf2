import { createStore } from "../../../browser/store.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"

/** Outlives the lead's page, which disappears with the lead. */
export const openReport = createStore<Report | undefined>(undefined)
