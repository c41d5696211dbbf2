import { Box } from "@chakra-ui/react/box"
import { chakra } from "@chakra-ui/react/styled-system"
import { useRef } from "react"
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

// The page's own script, which does not run here, makes its bar opaque over what has been scrolled below it (SPEC §2).
const keepBarReadable = (page: Document) => {
  page.querySelector("header")?.setAttribute("data-opaque", String((page.defaultView?.scrollY ?? 0) > 20))
}

// A section begins below the bar that stays at the top.
const barHeight = (page: Document) => page.querySelector("header")?.getBoundingClientRect().height ?? 0

const topOf = (page: Document, sectionId: string) => {
  const section = page.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)
  return section ? section.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0) - barHeight(page) : undefined
}

/** The page in a frame of its own, in which no script runs. It stays where it was scrolled to when it is refreshed. */
export const PreviewFrame = ({ title, html, viewportWidth, sectionId }: Props) => {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolledTo = useRef<number>(undefined)
  const roomWidth = useWidth(room)
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / viewportWidth) : 1

  const settle = () => {
    const page = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (!page || !view) return
    holdStill(page)
    keepBarReadable(page)
    view.scrollTo({ top: scrolledTo.current ?? topOf(page, sectionId) ?? 0, behavior: "instant" })
    view.addEventListener("scroll", () => {
      scrolledTo.current = view.scrollY
      keepBarReadable(page)
    })
  }

  return (
    <Box ref={room} flex="1" minHeight="0" overflow="hidden" position="relative" background="bg.muted">
      <chakra.iframe
        ref={frame}
        title={title}
        srcDoc={html}
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
