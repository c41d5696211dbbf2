import { type DragEvent, useEffect, useRef, useState } from "react"

const hasFiles = ({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, "dataTransfer">) =>
  dataTransfer?.types.includes("Files") ?? false

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

  useEffect(() => {
    // A browser shows a file that misses its aim in place of the page, with all uploads lost.
    const stay = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    window.addEventListener("dragover", stay)
    window.addEventListener("drop", stay)
    return () => {
      window.removeEventListener("dragover", stay)
      window.removeEventListener("drop", stay)
    }
  }, [])

  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    depth.current += step
    setIsOver(depth.current > 0)
  }

  return {
    isOver,
    dropTarget: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDrop: (event: DragEvent) => {
        depth.current = 0
        setIsOver(false)
        if (hasFiles(event)) take(filesIn(event.dataTransfer))
      },
    },
  }
}
