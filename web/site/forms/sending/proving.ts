import { createStore } from "../../../parts/browser/store.ts"

export const proving = createStore(false)
