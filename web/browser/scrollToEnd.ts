const scrollerOf = (element: HTMLElement): HTMLElement => {
  const parent = element.parentElement
  if (!parent) return element
  return getComputedStyle(parent).overflowY === "auto" ? parent : scrollerOf(parent)
}

/** Scrolls what contains the element, the window at last, to its end. */
export const scrollToEnd = (element: HTMLElement) => {
  const scroller = scrollerOf(element)
  scroller.scrollTop = scroller.scrollHeight
}
