import { useCallback, useEffect, useRef, useState } from "react"
import type { Fit } from "./adFit.ts"
import { type AdFault, type OpenedAd, readAd } from "./readAd.ts"
import { readSharedHash } from "./shareLink.ts"

const isFault = (error: unknown): error is AdFault => typeof error === "object" && error !== null && "reason" in error

const isEditable = (target: EventTarget | null) => target instanceof Element && target.matches("input, textarea")

/**
 * The ad that is shown: the file that was picked, dropped or pasted last, or the one in the page's address; null for the
 * samples. What cannot be shown leaves the earlier one.
 */
export const useAd = (limits: { seconds: number; megabytes: number }) => {
  const [ad, setAd] = useState<(OpenedAd & { isShared: boolean }) | null>(null)
  const [fault, setFault] = useState<AdFault | null>(null)
  const [fit, setFit] = useState<Fit>("contain")
  const [isDragged, setIsDragged] = useState(false)
  const shown = useRef<OpenedAd | null>(null)
  // What was picked last is shown, however long an earlier file takes to open.
  const picked = useRef(0)
  const { seconds, megabytes } = limits

  const open = useCallback(
    async (file: Blob, isShared = false) => {
      picked.current += 1
      const turn = picked.current
      try {
        const opened = await readAd(file, { seconds, megabytes })
        if (turn !== picked.current) return opened.release()
        shown.current?.release()
        shown.current = opened
        setAd({ ...opened, isShared })
        setFault(null)
        // The address had another one.
        if (!isShared && location.hash) history.replaceState(null, "", location.pathname + location.search)
      } catch (error) {
        if (turn === picked.current && isFault(error) && !isShared) setFault(error)
      }
    },
    [seconds, megabytes],
  )

  useEffect(() => {
    const openShared = () => {
      const shared = readSharedHash(location.hash)
      if (!shared) return
      setFit(shared.fit)
      open(new Blob([shared.jpeg], { type: "image/jpeg" }), true)
    }
    const take = (event: Event, files: FileList | undefined) => {
      const file = files?.[0]
      if (!file) return
      event.preventDefault()
      open(file)
    }
    const paste = (event: ClipboardEvent) => !isEditable(event.target) && take(event, event.clipboardData?.files)
    // Anywhere on the page: a browser would leave it for a file that misses its place.
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      event.preventDefault()
      setIsDragged(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsDragged(false)
    const drop = (event: DragEvent) => {
      setIsDragged(false)
      take(event, event.dataTransfer?.files)
    }
    openShared()
    addEventListener("hashchange", openShared)
    document.addEventListener("paste", paste)
    document.addEventListener("dragover", drag)
    document.addEventListener("dragleave", leave)
    document.addEventListener("drop", drop)
    return () => {
      removeEventListener("hashchange", openShared)
      document.removeEventListener("paste", paste)
      document.removeEventListener("dragover", drag)
      document.removeEventListener("dragleave", leave)
      document.removeEventListener("drop", drop)
    }
  }, [open])

  return { ad, fault, fit, setFit, isDragged, open }
}
