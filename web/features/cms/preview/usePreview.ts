import { useEffect, useState } from "react"
import { fetchPreview } from "./fetchPreview.ts"

const PAUSE_MS = 400

interface Preview {
  /** The newest page that has arrived; it stays while the next one is on its way. */
  html: string | undefined
  hasFailed: boolean
}

interface Wanted {
  page: string
  drafted: { page: string; sectionId: string; content: unknown }
  /** Whether anybody sees it; otherwise nothing is asked for. */
  isShown: boolean
}

/** The page with the draft in it, anew whenever the operator pauses; of several requests the last one counts. */
export const usePreview = ({ page, drafted, isShown }: Wanted) => {
  const [preview, setPreview] = useState<Preview>({ html: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  // The draft by its value: a form that renders anew has changed nothing.
  const block = JSON.stringify(drafted)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more.
  useEffect(() => {
    if (!isShown) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const html = await fetchPreview({ page, block: JSON.parse(block), signal: request.signal })
        if (!request.signal.aborted) setPreview({ html, hasFailed: false })
      } catch (error) {
        if (request.signal.aborted) return
        console.error("The preview could not be loaded:", error)
        setPreview(({ html }) => ({ html, hasFailed: true }))
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [page, block, isShown, attempt])

  return { ...preview, retry: () => setAttempt(attempt + 1) }
}
