import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { Box, chakra } from "../../../../components/chakra.ts"

// A frame has its own `Element` class, so `instanceof` would be false for its nodes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const refreshAttributes = (shown: Element, wanted: Element) => {
  for (const name of shown.getAttributeNames()) {
    if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

const refreshElement = (shown: Element, wanted: Element) => {
  refreshAttributes(shown, wanted)
  const shownNodes = [...shown.childNodes]
  const wantedNodes = [...wanted.childNodes]
  for (const surplus of shownNodes.slice(wantedNodes.length)) surplus.remove()
  for (const [index, node] of wantedNodes.entries()) {
    const counterpart = shownNodes[index]
    if (!counterpart) shown.append(node)
    else if (!counterpart.isEqualNode(node)) refreshNode(counterpart, node)
  }
}

const refreshNode = (shown: ChildNode, wanted: ChildNode) => {
  if (isElement(shown) && isElement(wanted) && shown.tagName === wanted.tagName) refreshElement(shown, wanted)
  else shown.replaceWith(wanted)
}

/** Unchanged nodes stay, so that nothing flashes or scrolls. */
export const refreshDocument = (shown: Document, html: string) => {
  const wanted = new DOMParser().parseFromString(html, "text/html")
  refreshElement(shown.documentElement, wanted.documentElement)
}

export const useWidth = (element: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    setWidth(current.clientWidth)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface Props {
  title: string
  html: string
  /** Width in pixels for the layout of the page. If there is less space, the page is scaled down. */
  viewportWidth: number
  sectionId: string
}

// Following a link would leave the draft.
const disableNavigation = (page: Document) => {
  page.addEventListener("click", (event) => event.preventDefault())
  page.addEventListener("submit", (event) => event.preventDefault())
}

const barHeight = (page: Document) => {
  const bar = page.querySelector("header")
  const isFixed = bar && page.defaultView?.getComputedStyle(bar).position === "fixed"
  return isFixed ? bar.getBoundingClientRect().height : 0
}

const topOf = (page: Document, sectionId: string) => {
  const section = page.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)
  return section ? section.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0) - barHeight(page) : undefined
}

/** The frame keeps its first document, which later changes update in place, as a reload would flash. */
export const PreviewFrame = ({ title, html, viewportWidth, sectionId }: Props) => {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolledTo = useRef<number>(undefined)
  const [firstHtml] = useState(html)
  const [isLoaded, setIsLoaded] = useState(false)
  const roomWidth = useWidth(room)
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / viewportWidth) : 1

  const isVisible = roomWidth > 0

  const restoreScroll = useCallback(() => {
    const page = frame.current?.contentDocument
    const top = page && (scrolledTo.current ?? topOf(page, sectionId) ?? 0)
    if (page && top !== null) page.defaultView?.scrollTo({ top, behavior: "instant" })
  }, [sectionId])

  useEffect(() => {
    // While the frame is hidden, its page has no layout to scroll, so the position is restored once it is visible.
    if (isVisible) restoreScroll()
  }, [isVisible, restoreScroll])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (isLoaded && page) refreshDocument(page, html)
  }, [isLoaded, html])

  const prepare = () => {
    const page = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (!page || !view) return
    disableNavigation(page)
    restoreScroll()
    view.addEventListener("scroll", () => {
      if (view.innerWidth > 0) scrolledTo.current = view.scrollY
    })
    setIsLoaded(true)
  }

  return (
    <Box ref={room} flex="1" minHeight="0" overflow="hidden" position="relative" background="bg.muted">
      <chakra.iframe
        ref={frame}
        title={title}
        srcDoc={firstHtml}
        // Clicks must have no effect until the links are disabled.
        inert={!isLoaded}
        sandbox="allow-same-origin"
        onLoad={prepare}
        position="absolute"
        top="0"
        left="50%"
        background="white"
        transformOrigin="top left"
        style={{
          width: viewportWidth,
          height: `${100 / scale}%`,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
    </Box>
  )
}
