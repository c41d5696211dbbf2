import { type DragEvent, useRef, useState } from "react"

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")

/** A dialog may be part of the element for React without lying in it. */
const isWithin = ({ currentTarget, target }: DragEvent) => target instanceof Node && currentTarget.contains(target)

/** A dropped folder looks like a file that cannot be read. */
const filesIn = ({ items }: DataTransfer) =>
  [...items]
    .filter((item) => item.kind === "file" && !item.webkitGetAsEntry?.()?.isDirectory)
    .flatMap((item) => item.getAsFile() ?? [])

/** Makes an element a place to drop files on, and tells while some are held over it. */
export const useFileDrop = (take: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false)
  // Each part of the element that the pointer moves between announces itself before the last one leaves.
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
      // Prevented, it says that files may be dropped here.
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
