import { useSyncExternalStore } from "react"
import { localTexts } from "../../../components/storedTexts.ts"

const KEY = "cms_list_view"

const read = () => (localTexts.read(KEY) === "rows" ? "rows" : "json")

/** Remembers how lists are edited. */
export const setListView = (view: "rows" | "json") => {
  localTexts.write(KEY, view)
}

/** How this device edits lists: as JSON text unless the operator has asked for rows. */
export const useListView = () => useSyncExternalStore(localTexts.subscribe, read)
