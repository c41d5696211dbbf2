import type { RetentionPeriods } from "../privacy/retention.ts"

export interface Pixel {
  provider: "meta" | "google" | "tiktok" | "linkedin"
  id: string
}

export interface PrivacySettings {
  retention: RetentionPeriods | null
  pixels: readonly Pixel[]
  /** False if no mail server is configured, so no address can be confirmed. */
  mail?: boolean
  /** Receipts and replies come from this address, so it is public. */
  mailFrom?: string
  timeZone?: string
}

export const defaultPrivacySettings: PrivacySettings = { retention: null, pixels: [] }
