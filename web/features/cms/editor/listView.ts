import { useSyncExternalStore } from "react"
import { keepLocalText, onLocalText, readLocalText } from "../../../components/localText.ts"

const KEY = "cms_list_view"

const read = () => (readLocalText(KEY) === "rows" ? "rows" : "json")

/** Remembers how lists are edited. */
export const setListView = (view: "rows" | "json") => {
  keepLocalText(KEY, view)
}

/** How this device edits lists: as JSON text unless the operator has asked for rows. */
export const useListView = () => useSyncExternalStore(onLocalText, read)
