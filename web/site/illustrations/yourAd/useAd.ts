import { useCallback, useEffect, useRef, useState } from "react"
import { listen } from "../../../browser/listen.ts"
import { type AdFault, acceptedTypes, type OpenedAd, readAd } from "./readAd.ts"

/** The ad that was picked, dropped or pasted last; null while samples are shown. An invalid file keeps the old ad. */
export const useAd = () => {
  const [ad, setAd] = useState<OpenedAd | null>(null)
  const [fault, setFault] = useState<AdFault | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  const shown = useRef<OpenedAd | null>(null)
  // The last pick is shown, even if an earlier file finishes loading later.
  const picked = useRef(0)

  const open = useCallback(async (file: Blob) => {
    picked.current += 1
    const turn = picked.current
    if (!acceptedTypes.includes(file.type)) return setFault("kind")
    try {
      const opened = await readAd(file)
      if (turn !== picked.current) return opened.release()
      shown.current?.release()
      shown.current = opened
      setAd(opened)
      setFault(null)
    } catch {
      if (turn === picked.current) setFault("broken")
    }
  }, [])

  useEffect(() => {
    const take = (event: Event, files: FileList | undefined) => {
      setIsDragged(false)
      const [file] = files ?? []
      if (!file) return
      event.preventDefault()
      open(file)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    // Listens on the whole window, as the browser would navigate to a file that is dropped beside the zone.
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files)
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      event.preventDefault()
      setIsDragged(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsDragged(false)
    return listen(document, { paste, drop, dragover: drag, dragleave: leave })
  }, [open])

  return { ad, fault, isDragged, open }
}
