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
  /** Sender address of receipts and replies; public to recipients. */
  mailFrom?: string
  /** Team time zone for times on the site; default UTC. */
  timeZone?: string
}

export const defaultPrivacySettings: PrivacySettings = { retention: null, pixels: [] }
