import type { PrivacySettings } from "../../../contract/site/privacySettings.ts"
import { config } from "../../../platform/config/config.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { readPeriods } from "../../accounts/settings/retentionSetting.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"

export const readPrivacySettings = async (): Promise<PrivacySettings> => ({
  retention: await readPeriods(),
  pixels: config.pixels,
  timeZone: await teamTimeZone(),
  mail: config.email.smtp !== null && absoluteUrl("/") !== null,
  ...(config.email.smtp && config.email.from && { mailFrom: bareAddress(config.email.from) }),
})
