import { config } from "../../config.ts"
import type { PrivacySettings } from "../../contract/privacySettings.ts"
import { absoluteUrl } from "../email/absoluteUrl.ts"
import { readPeriods } from "../retention/retentionSetting.ts"

/** What is switched on now, by the configuration and by the team's settings. */
export const readPrivacySettings = async (): Promise<PrivacySettings> => ({
  retention: await readPeriods(),
  pixels: config.pixels,
  mail: config.email.smtp !== null && absoluteUrl("/") !== null,
})
