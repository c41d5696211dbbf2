import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { listen } from "../../browser/listen.ts"

export const usePanel = () => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    return listen(document, {
      pointerdown: ({ target }) => target instanceof Node && !root.current?.contains(target) && setIsOpen(false),
    })
  }, [isOpen])

  return {
    id,
    isOpen,
    close,
    opener: { ref: opener, "aria-controls": id, onClick: () => setIsOpen(!isOpen) },
    goToOpener: () => opener.current?.focus(),
    around: {
      ref: root,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return
        event.preventDefault()
        close()
        opener.current?.focus()
      },
    },
  }
}
