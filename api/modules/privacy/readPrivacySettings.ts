import { config } from "../../config.ts"
import { defaultPrivacySettings, type PrivacySettings } from "../../contract/privacySettings.ts"

/** What is switched on now, by the configuration and by the team's settings. */
export const readPrivacySettings = async (): Promise<PrivacySettings> => ({
  retention: defaultPrivacySettings.retention,
  pixels: config.pixels,
})
