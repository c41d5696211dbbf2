import type { FocalPoint } from "@farelight/api/contract/site/media.ts"
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { Box, chakra, Flex, Text } from "../../../../components/chakra.ts"

export const DEFAULT_FOCAL_POINT: FocalPoint = { x: 50, y: 50 }

const FAR = 10

const arrows: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

const cross = {
  position: "absolute",
  boxSize: "8",
  translate: "-50% -50%",
  borderRadius: "full",
  borderWidth: "2px",
  borderColor: "white",
  outline: "2px solid black",
  background: "blackAlpha.400",
  pointerEvents: "none",
  _before: {
    content: "''",
    position: "absolute",
    background: "white",
    width: "2px",
    insetY: "1",
    left: "calc(50% - 1px)",
  },
  _after: {
    content: "''",
    position: "absolute",
    background: "white",
    height: "2px",
    insetX: "1",
    top: "calc(50% - 1px)",
  },
} as const

const crops = [
  { label: "Wide", ratio: "3 / 1" },
  { label: "Square", ratio: "1 / 1" },
  { label: "Tall", ratio: "3 / 4" },
]

interface Props {
  file: { filename: string; thumbnailUrl: string; width: number; height: number }
  point: FocalPoint
  move: (point: FocalPoint) => void
}

export const FocalPointField = ({ file: { filename, thumbnailUrl, width, height }, point, move }: Props) => {
  const frame = useRef<HTMLDivElement>(null)

  const follow = ({ clientX, clientY, buttons, type }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || (type === "pointermove" && buttons === 0)) return
    move({ x: percent(((clientX - box.left) / box.width) * 100), y: percent(((clientY - box.top) / box.height) * 100) })
  }

  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const by = event.shiftKey ? FAR : 1
    move({ x: percent(point.x + arrow.x * by), y: percent(point.y + arrow.y * by) })
  }

  const objectPosition = `${point.x}% ${point.y}%`
  return (
    <Flex direction={{ base: "column", md: "row" }} gap="4" align="start">
      <Box
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={`Focal point of ${filename}`}
        aria-roledescription="2d slider"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={`${point.x}% from the left, ${point.y}% from the top`}
        position="relative"
        flexShrink="0"
        maxWidth="full"
        cursor="crosshair"
        touchAction="none"
        userSelect="none"
        focusVisibleRing="outside"
        style={{ width: `min(100%, 26rem, ${(width / height) * 22}rem)`, aspectRatio: `${width} / ${height}` }}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={follow}
      >
        <chakra.img src={thumbnailUrl} alt="" draggable={false} width="full" height="full" borderRadius="l2" />
        <Box css={cross} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </Box>
      <Flex gap="3" wrap="wrap" aria-hidden="true">
        {crops.map(({ label, ratio }) => (
          <Box key={label}>
            <chakra.img
              src={thumbnailUrl}
              alt=""
              height={{ base: "16", md: "24" }}
              objectFit="cover"
              borderRadius="l1"
              borderWidth="1px"
              style={{ aspectRatio: ratio, objectPosition }}
            />
            <Text fontSize="xs" color="fg.muted">
              {label}
            </Text>
          </Box>
        ))}
      </Flex>
    </Flex>
  )
}
