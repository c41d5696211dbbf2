import { useMemo, useSyncExternalStore } from "react"
import { draftsOf, draftTexts, onDrafts } from "./storedDrafts.ts"

/** The drafts of a block that this device keeps, newest first. */
export const useDrafts = (blockId: string) => {
  const texts = useSyncExternalStore(onDrafts, () => draftTexts(blockId))
  return useMemo(() => (texts === "" ? [] : draftsOf(blockId)), [texts, blockId])
}
