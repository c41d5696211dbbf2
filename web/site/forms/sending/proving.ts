import { createStore } from "../../../parts/browser/store.ts"

/** Whether a form that is being sent still waits for its proof of work. */
export const proving = createStore(false)
