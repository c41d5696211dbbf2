import { useEffect, useState } from "react"
import { watchDraft } from "./storedDrafts.ts"

/** Whether the draft is still under edit in another tab of this browser. */
export const useIsOpenElsewhere = (draftKey: string) => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => watchDraft(draftKey, setIsOpen), [draftKey])
  return isOpen
}
