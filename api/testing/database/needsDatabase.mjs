import { relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"

const api = fileURLToPath(new URL("../../", import.meta.url))

/**
 * These tests run on MySQL too, as engines differ in our own SQL and migrations, collation, search, dates, locks,
 * transactions and large values. All others use services and models that these prove on both.
 */
export const ON_BOTH_ENGINES = [
  "edges/graphql/sortedLists.test.ts",
  "edges/http/idempotent.test.ts",
  "edges/http/probes/",
  "edges/metrics/ceilings.test.ts",
  "edges/metrics/databaseState.test.ts",
  "main/",
  "platform/",
  "rooms/accounts/proofs/totp.test.ts",
  "rooms/accounts/team/team.test.ts",
  "rooms/accounts/users/",
  "rooms/content/cms/cms.test.ts",
  "rooms/content/cms/cmsDraft.test.ts",
  "rooms/content/media/mediaList.test.ts",
  "rooms/content/media/upload.test.ts",
  "rooms/leads/advertisers/advertiserSubmission.test.ts",
  "rooms/leads/drivers/",
  "rooms/statistics/leads/",
  "rooms/conversation/files/leadFiles.test.ts",
  "rooms/leads/history/",
  "rooms/automation/imports/",
  "rooms/leads/intake/submitTogether.test.ts",
  "rooms/leads/list/",
  "rooms/automation/merges/",
  "rooms/conversation/messages/repliesFromBefore.test.ts",
  "rooms/leads/places/",
  "rooms/leads/quarantine/quarantine.test.ts",
  "rooms/automation/rules/",
  "rooms/leads/lead/linkKey.test.ts",
  "rooms/leads/waitList/",
  "rooms/leads/work/leadWork.test.ts",
  "rooms/mail/bounces/",
  "rooms/mail/delivery/outbox.test.ts",
  "rooms/mail/incoming/quotedTokens.test.ts",
  "rooms/mail/incoming/storeIncoming.test.ts",
  "rooms/mail/log/emailLog.test.ts",
  "rooms/mail/log/resendMany.test.ts",
  "rooms/mail/mailbox/takeMessage.test.ts",
  "rooms/privacy/erasure/",
  "rooms/privacy/leadData.test.ts",
  "rooms/privacy/personalData.test.ts",
  "rooms/privacy/privacyRequests/privacyRequests.test.ts",
  "rooms/privacy/retention/",
  "rooms/privacy/trash/",
  "rooms/activity/changes/",
  "rooms/activity/events/",
  "rooms/activity/webhooks/sending/webhookFailures.test.ts",
  "rooms/statistics/",
]

export const runsOnMysql = (path) => {
  const file = relative(api, resolve(path)).replaceAll("\\", "/")
  return file.endsWith(".mysql.test.ts") || ON_BOTH_ENGINES.some((entry) => file.startsWith(entry))
}
