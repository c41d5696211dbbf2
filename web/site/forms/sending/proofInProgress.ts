import { createStore } from "../../../browser/store.ts"

export const proofInProgress = createStore(false)
