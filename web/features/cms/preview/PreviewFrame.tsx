import { Box } from "@chakra-ui/react/box"
import { chakra } from "@chakra-ui/react/styled-system"
import { useCallback, useEffect, useRef, useState } from "react"
import { refreshDocument } from "./refreshDocument.ts"
import { useWidth } from "./useWidth.ts"

interface Props {
  title: string
  html: string
  /** How wide the page believes its window to be, in pixels; it is scaled down where there is less room. */
  viewportWidth: number
  /** The section to show first. */
  sectionId: string
}

// Links and buttons are to be looked at: following one would leave the draft.
const holdStill = (page: Document) => {
  page.addEventListener("click", (event) => event.preventDefault())
  page.addEventListener("submit", (event) => event.preventDefault())
}

// The page's own script, which does not run here, makes its bar opaque over what has been scrolled below it.
const keepBarReadable = (page: Document) => {
  page.querySelector("header")?.setAttribute("data-opaque", String((page.defaultView?.scrollY ?? 0) > 20))
}

/** How much of the window the page's bar takes, if it stays at the top; a section begins below it. */
const barHeight = (page: Document) => {
  const bar = page.querySelector("header")
  const isFixed = bar && page.defaultView?.getComputedStyle(bar).position === "fixed"
  return isFixed ? bar.getBoundingClientRect().height : 0
}

const topOf = (page: Document, sectionId: string) => {
  const section = page.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)
  return section ? section.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0) - barHeight(page) : undefined
}

/** The page in a frame of its own, in which no script runs. It is loaded once; then only what differs is replaced. */
export const PreviewFrame = ({ title, html, viewportWidth, sectionId }: Props) => {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolledTo = useRef<number>(undefined)
  const [firstHtml] = useState(html)
  const [isLoaded, setIsLoaded] = useState(false)
  const roomWidth = useWidth(room)
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / viewportWidth) : 1

  const isVisible = roomWidth > 0

  const returnToPlace = useCallback(() => {
    const page = frame.current?.contentDocument
    const top = page && (scrolledTo.current ?? topOf(page, sectionId) ?? 0)
    if (page && top !== null) page.defaultView?.scrollTo({ top, behavior: "instant" })
  }, [sectionId])

  useEffect(() => {
    // A page that is not laid out cannot be scrolled.
    if (isVisible) returnToPlace()
  }, [isVisible, returnToPlace])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isLoaded || !page) return
    refreshDocument(page, html)
    keepBarReadable(page)
  }, [isLoaded, html])

  const settle = () => {
    const page = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (!page || !view) return
    holdStill(page)
    keepBarReadable(page)
    returnToPlace()
    view.addEventListener("scroll", () => {
      if (view.innerWidth > 0) scrolledTo.current = view.scrollY
      keepBarReadable(page)
    })
    setIsLoaded(true)
  }

  return (
    <Box ref={room} flex="1" minHeight="0" overflow="hidden" position="relative" background="bg.muted">
      <chakra.iframe
        ref={frame}
        title={title}
        srcDoc={firstHtml}
        // Until it is loaded, a click would follow a link.
        inert={!isLoaded}
        sandbox="allow-same-origin"
        onLoad={settle}
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
