import { createListeners, createStore } from "../../browser/store.ts"

/** Leads that arrived since somebody last looked at the dashboard in this browser. */
export const newLeads = createStore(0)

const streamOpened = createListeners()

export const onLiveOpen = streamOpened.subscribe

export const announceLiveOpen = streamOpened.notify
