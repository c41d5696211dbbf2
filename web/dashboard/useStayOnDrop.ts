import { useEffect } from "react"

const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false

// Whoever takes files has prevented the event already: this listens last.
const refuse = (event: DragEvent) => {
  if (!isOfFiles(event) || event.defaultPrevented) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none"
}

/** Keeps a browser from showing a file that misses its aim in place of the dashboard, with all that is unsaved lost. */
export const useStayOnDrop = () => {
  useEffect(() => {
    window.addEventListener("dragover", refuse)
    window.addEventListener("drop", refuse)
    return () => {
      window.removeEventListener("dragover", refuse)
      window.removeEventListener("drop", refuse)
    }
  }, [])
}
