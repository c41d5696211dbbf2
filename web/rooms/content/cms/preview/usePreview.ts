import type { Locale } from "@farelight/api/contract/site/locale.ts"
import { useEffect, useState } from "react"
import { dropRefusedToken, readAdminToken } from "../../../../apollo/adminToken.ts"
import { useStore } from "../../../../parts/browser/store.ts"
import { mediaChanges } from "../../media/mediaCache.ts"
import type { Content } from "../content.ts"

const PAUSE_MS = 400

interface Request {
  page: string
  block: string
  locale: Locale | undefined
  signal: AbortSignal
}

/** The public page as it would be with the draft, a whole HTML document without scripts. */
const fetchPreview = async ({ page, block, locale, signal }: Request) => {
  const token = readAdminToken()
  const response = await fetch(`${window.location.origin}/adminpage/preview/${encodeURIComponent(page)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: `{"blocks":[${block}]${locale ? `,"locale":"${locale}"` : ""}}`,
    signal,
  })
  if (response.status === 401) dropRefusedToken(token)
  if (!response.ok) throw new Error(`The preview of ${page} answered ${response.status}`)
  return response.text()
}

interface Preview {
  /** The newest page that has arrived; it stays until the next one arrives. */
  html: string | undefined
  hasFailed: boolean
}

interface Options {
  page: string
  draft: { page: string; sectionId: string; content: Content; locale?: Locale }
  /** Whether the preview is visible; otherwise none is requested. */
  isShown: boolean
}

/**
 * The page with the draft in it, requested whenever the operator pauses and after each change of a picture, as the
 * draft only names its pictures. Only the last of several requests counts.
 */
export const usePreview = ({ page, draft, isShown }: Options) => {
  const [preview, setPreview] = useState<Preview>({ html: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const changedPictures = useStore(mediaChanges)
  // By value: a form that only renders again has changed nothing.
  const block = JSON.stringify(draft)
  const { locale } = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same request is sent again on demand, and for a changed picture.
  useEffect(() => {
    if (!isShown) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const html = await fetchPreview({ page, block, locale, signal: request.signal })
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
  }, [page, block, locale, isShown, attempt, changedPictures])

  return { ...preview, retry: () => setAttempt(attempt + 1) }
}
