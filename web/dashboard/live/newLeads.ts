import { createListeners, createStore } from "../../browser/store.ts"

/** Leads that arrived since the dashboard was last viewed in this browser. */
export const newLeads = createStore(0)

const streamOpened = createListeners()

export const onLiveOpen = streamOpened.subscribe

export const announceLiveOpen = streamOpened.notify
