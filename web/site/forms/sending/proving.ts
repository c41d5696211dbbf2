import { createStore } from "../../../browser/store.ts"

export const proving = createStore(false)
