import type { RetentionPeriods } from "../privacy/retention.ts"

export interface Pixel {
  provider: "meta" | "google" | "tiktok" | "linkedin"
  id: string
}

export interface PrivacySettings {
  retention: RetentionPeriods | null
  pixels: readonly Pixel[]
  /** False if mail is not configured, so no address can be confirmed. */
  mail?: boolean
  /** Receipts and replies come from this address, so it is public. */
  mailFrom?: string
  /** The team's; UTC by default. */
  timeZone?: string
}

export const defaultPrivacySettings: PrivacySettings = { retention: null, pixels: [] }
