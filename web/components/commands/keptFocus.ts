import { useEffect } from "react"
import { listen } from "../../browser/listen.ts"

interface Place {
  element: Element
  next: Element | null
  previous: Element | null
}

const REMEMBERED = 5
// Without text fields, in which the next shortcut would type a letter.
const FOCUSABLE = "a[href], button, [tabindex]:not([tabindex='-1'])"

// After this time, a closing dialog has returned the focus, or a new screen has taken it.
const WAIT_MS = 150

const isUsable = (element: Element) =>
  !element.matches(":disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *") &&
  element.checkVisibility?.() !== false

const focusableIn = (element: Element) =>
  [element, ...element.querySelectorAll(FOCUSABLE)].find((found) => found.matches(FOCUSABLE) && isUsable(found))

const focusableBeside = (start: Element | null, step: "nextElementSibling" | "previousElementSibling") => {
  for (let element = start?.isConnected ? start : null; element; element = element[step]) {
    const found = focusableIn(element)
    if (found) return found
  }
  return undefined
}

const placesOf = (target: Element) => {
  const places: Place[] = []
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    places.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling })
  return places
}

const nearest = (places: readonly Place[]) => {
  const kept = places.findIndex(({ element }) => element.isConnected && isUsable(element))
  const gone = places[kept - 1]
  if (kept === 0) return places[0]?.element
  const found =
    gone &&
    (focusableBeside(gone.next, "nextElementSibling") ?? focusableBeside(gone.previous, "previousElementSibling"))
  if (found || kept < 0) return found
  for (const { element } of places.slice(kept)) {
    const heading = [...element.querySelectorAll("h1, h2, h3")].find(isUsable)
    if (heading) return heading
  }
  return undefined
}

/** If the focused element is removed, browsers move the focus to the top of the page; this keeps it nearby. */
export const KeptFocus = () => {
  useEffect(() => {
    let trails: Place[][] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body)
        trails = [placesOf(target), ...trails.filter(([last]) => last?.element !== target)].slice(0, REMEMBERED)
    }
    // A click on empty space removes the focus on purpose, so it is not restored.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest("a, button, input, label, select, textarea, [tabindex]"))
        trails = []
    }
    const isLost = () => {
      const last = trails[0]?.[0]?.element
      return document.activeElement === document.body && last && !(last.isConnected && isUsable(last))
    }
    const give = () => {
      if (!isLost()) return
      const found = trails.map(nearest).find(Boolean)
      if (!(found instanceof HTMLElement)) return
      if (!found.matches(FOCUSABLE)) found.tabIndex = -1
      found.focus({ preventScroll: true })
    }
    const look = () => {
      if (!isLost()) return
      clearTimeout(timer)
      timer = setTimeout(give, WAIT_MS)
    }

    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] })
    const stops = [listen(document, { focusin: note }), listen(document, { pointerdown: forget }, { capture: true })]
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const stop of stops) stop()
    }
  }, [])
  return null
}
