import { createListeners, createStore } from "../../browser/store.ts"

/** How many leads have come since somebody last looked at the dashboard in this browser. */
export const newLeads = createStore(0)

const opened = createListeners()

/** Calls the listener when the stream of changes is open, also again; returns how to stop. */
export const onLiveOpen = opened.subscribe

export const announceLiveOpen = opened.notify
