import type { RetentionPeriods } from "../privacy/retention.ts"

/** The companies whose pixels the site can load, by the id that each gives to its customer. */
export interface Pixel {
  provider: "meta" | "google" | "tiktok" | "linkedin"
  id: string
}

/** What an operator switches on and the legal texts, the pages and the consent banner follow. */
export interface PrivacySettings {
  retention: RetentionPeriods | null
  pixels: readonly Pixel[]
  /** Whether mail can be sent: without it, nobody can confirm an address. */
  mail?: boolean
  /** What receipts and replies are sent from; whoever gets one sees it. */
  mailFrom?: string
  /** The team's, in which the site tells moments; UTC until it is known. */
  timeZone?: string
}

/** As everything is delivered: nothing is switched on. */
export const defaultPrivacySettings: PrivacySettings = { retention: null, pixels: [] }
