import type { PrivacyExport } from "../../../../contract/forms/site.ts"
import { PRIVACY_LINK_DAYS } from "../../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../../contract/text/zonedTime.ts"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { throttlePrivacyLink } from "../../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../../platform/viewer/viewer.ts"
import { openLink } from "../../../mail/privacy/privacyLinks.ts"

const exportAt = (token: string, expiresAt: Date): PrivacyExport => ({
  path: `/api/privacy-requests/export/${token}`,
  expiresAt: expiresAt.toISOString(),
})

/** Does not use the link up, as the download needs it. Null for an invalid or expired token. */
export const findWaitingExport = async (viewer: Viewer, token: string): Promise<PrivacyExport | null> => {
  await throttlePrivacyLink(viewer)
  const request = await inTransaction((transaction) => openLink("EXPORT", token, transaction))
  return request?.email && request.exportExpiresAt ? exportAt(token, request.exportExpiresAt) : null
}

export const exampleExport = () => exportAt("example", daysLater(clock.wallTime(), PRIVACY_LINK_DAYS))
