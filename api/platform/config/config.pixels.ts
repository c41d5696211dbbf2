import * as z from "zod"
import type { Pixel } from "../../contract/site/privacySettings.ts"

const matching = (pattern: RegExp, accepted: string) => z.string().regex(pattern, accepted).optional()

/** Only ids can be set, as a configurable script could run any company's code on the site. */
export const pixelVariables = {
  META_PIXEL_ID: matching(/^\d{15,16}$/, "the id of a Meta Pixel: 15 or 16 digits"),
  GOOGLE_TAG_ID: matching(
    /^(G-[A-Z\d]{6,12}|AW-\d{9,12}(\/[\w-]{10,40})?)$/,
    "the id of a Google tag: of Analytics as in G-ABC1234567, or of Ads as in AW-123456789, with a conversion AW-123456789/LABEL",
  ),
  TIKTOK_PIXEL_ID: matching(/^[A-Z\d]{20}$/, "the id of a TikTok Pixel: 20 capital letters and digits"),
  LINKEDIN_PARTNER_ID: matching(
    /^\d{4,10}(\/\d{4,12})?$/,
    "the partner id of a LinkedIn Insight Tag as in 1234567, with a conversion 1234567/12345678",
  ),
}

type PixelIds = Partial<Record<keyof typeof pixelVariables, string | undefined>>

export const pixelsOf = (read: PixelIds): Pixel[] => {
  const ids: [Pixel["provider"], string | undefined][] = [
    ["meta", read.META_PIXEL_ID],
    ["google", read.GOOGLE_TAG_ID],
    ["tiktok", read.TIKTOK_PIXEL_ID],
    ["linkedin", read.LINKEDIN_PARTNER_ID],
  ]
  return ids.flatMap(([provider, id]) => (id ? [{ provider, id }] : []))
}
