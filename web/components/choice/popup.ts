import { type RefObject, useEffect } from "react"

const WIDTH = 272
const GAP = 4

const isPhone = () => window.innerWidth < 768

/** On the side with more room; on phones at the bottom, within reach of the thumb. */
export const popupPosition = (button: HTMLElement) => {
  if (isPhone()) return { insetInline: "0", bottom: "0" }
  const { left, top, bottom } = button.getBoundingClientRect()
  const start = Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP))
  const isBelow = window.innerHeight - bottom > top
  return {
    left: `${start}px`,
    width: `${WIDTH}px`,
    ...(isBelow ? { top: `${bottom + GAP}px` } : { bottom: `${window.innerHeight - top + GAP}px` }),
  }
}

export const popupLook = {
  position: "fixed",
  zIndex: "popover",
  background: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  boxShadow: "lg",
  padding: "2",
} as const

/** Also closes on a scroll, as the popup does not follow its button. On phones it is fixed at the bottom, and stays. */
export const useCloseOutside = (root: RefObject<HTMLElement | null>, button: HTMLElement, close: () => void) => {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target) && !button.contains(target)) close()
    }
    document.addEventListener("pointerdown", closeOutside)
    // The event of an earlier scroll arrives with the next frame, and must not close the popup.
    const frame = requestAnimationFrame(() => {
      if (!isPhone()) document.addEventListener("scroll", closeOutside, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener("pointerdown", closeOutside)
      document.removeEventListener("scroll", closeOutside, true)
    }
  }, [root, button, close])
}
