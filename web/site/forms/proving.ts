import { createStore } from "../../components/store.ts"

/** Whether a form that is being sent still waits for its proof of work. */
export const proving = createStore(false)
