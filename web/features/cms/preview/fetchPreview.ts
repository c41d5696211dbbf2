import { dropRefusedToken, readAdminToken } from "../../../apollo/adminToken.ts"
import type { Content } from "../changes/content.ts"

/** A block with content that is not saved yet. */
export interface DraftBlock {
  page: string
  sectionId: string
  content: Content
}

interface Wanted {
  page: string
  block: DraftBlock
  signal: AbortSignal
}

/** The public page as it would be with the draft, a whole HTML document without scripts. */
export const fetchPreview = async ({ page, block, signal }: Wanted): Promise<string> => {
  const token = readAdminToken()
  const response = await fetch(`${window.location.origin}/adminpage/preview/${encodeURIComponent(page)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ blocks: [block] }),
    signal,
  })
  if (response.status === 401) dropRefusedToken(token)
  if (!response.ok) throw new Error(`The preview of ${page} answered ${response.status}`)
  return response.text()
}
