import { config } from "../../config.ts"
import { daysLater, PRIVACY_LINK_DAYS } from "../../contract/privacyRequests.ts"
import type { PrivacyExport } from "../../contract/site.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { throttlePrivacyLink } from "../../throttling/throttle.ts"
import type { Viewer } from "../auth/viewer.ts"
import { openLink } from "./privacyLinks.ts"

const exportAt = (token: string, expiresAt: Date): PrivacyExport => ({
  path: `/api/privacy-requests/export/${token}`,
  expiresAt: expiresAt.toISOString(),
  timeZone: config.timeZone,
})

/** The copy that a mailed link opens, without opening it; null once its time is over, and for a token that opens nothing. */
export const findWaitingExport = async (viewer: Viewer, token: string): Promise<PrivacyExport | null> => {
  await throttlePrivacyLink(viewer)
  const request = await inTransaction((transaction) => openLink("EXPORT", token, transaction))
  return request?.email && request.exportExpiresAt ? exportAt(token, request.exportExpiresAt) : null
}

/** A copy to show how the page of one looks. */
export const exampleExport = () => exportAt("example", daysLater(clock.wallTime(), PRIVACY_LINK_DAYS))
