import { useEffect } from "react"

const editors = new Set<symbol>()

/** Whether something on the page is being edited and not saved. */
export const hasUnsavedChanges = () => editors.size > 0

/** Tells the rest of the page that leaving now would interrupt an edit. */
export const useAnnounceUnsaved = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return
    const editor = Symbol("editor")
    editors.add(editor)
    return () => {
      editors.delete(editor)
    }
  }, [isUnsaved])
}
