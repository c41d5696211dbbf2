import { type DragEvent, type ReactNode, useRef, useState } from "react"
import { Flex, Stack, Text } from "../chakra.ts"

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")

// React also passes on events from portals, such as dialogs, which lie outside the DOM element and are ignored.
const isWithin = ({ currentTarget, target }: DragEvent) => target instanceof Node && currentTarget.contains(target)

// Folders are skipped, as they look like files that cannot be read.
const filesIn = ({ items }: DataTransfer) =>
  [...items]
    .filter((item) => item.kind === "file" && !item.webkitGetAsEntry?.()?.isDirectory)
    .flatMap((item) => item.getAsFile() ?? [])

const useFileDrop = (take: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false)
  // Counted, as between two children the browser enters the new one before it leaves the old one.
  const depth = useRef(0)

  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event) || !isWithin(event)) return
    depth.current += step
    setIsOver(depth.current > 0)
  }

  return {
    isOver,
    dropTarget: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      // Only preventing the default allows a drop.
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event) && isWithin(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        depth.current = 0
        setIsOver(false)
        if (!hasFiles(event) || !isWithin(event)) return
        event.preventDefault()
        take(filesIn(event.dataTransfer))
      },
    },
  }
}

interface Props {
  take: (files: File[]) => void
  words: string
  minHeight?: "80"
  children: ReactNode
}

export const DropZone = ({ take, words, minHeight, children }: Props) => {
  const { isOver, dropTarget } = useFileDrop(take)
  return (
    <Stack gap="3" position="relative" minHeight={minHeight} {...dropTarget}>
      {children}
      {isOver && (
        <Flex
          position="absolute"
          inset="-2"
          zIndex="docked"
          justify="center"
          align="start"
          background="bg.subtle/90"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="brand.fg"
          borderRadius="l3"
          pointerEvents="none"
        >
          {/* Sticky, as the content may be taller than the window. */}
          <Text position="sticky" top="40%" paddingY="16" fontSize="lg" fontWeight="semibold">
            {words}
          </Text>
        </Flex>
      )}
    </Stack>
  )
}
