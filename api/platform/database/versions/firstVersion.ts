import type { QueryInterface } from "sequelize"

// The migrations of versions before 0.2.0, which the baselines have replaced. All of them are of the same day.
const DAY = "20261121"
const NAMES = `
  100000-create-driver-applications 100100-create-advertiser-submissions 100200-create-admin-users
  100300-create-admin-sessions 100400-create-status-changes 100500-create-email-logs 100600-create-cms-blocks
  100700-create-rate-limits 100800-index-driver-applications-by-status 100900-index-advertiser-submissions-by-status
  101000-index-status-changes-by-lead 101100-add-accepted-terms-date-to-driver-applications
  101200-add-accepted-terms-date-to-advertiser-submissions 101300-create-search-terms
  101500-index-driver-applications-by-name 101600-index-driver-applications-by-email
  101700-index-driver-applications-by-city 101800-index-driver-applications-by-platform
  101900-index-advertiser-submissions-by-company-name 102000-index-advertiser-submissions-by-contact-name
  102100-index-advertiser-submissions-by-email 102200-create-lead-notes 102300-index-lead-notes-by-lead
  102400-index-email-logs-by-lead 102500-index-driver-applications-by-phone
  102600-index-driver-applications-by-creation 102700-index-advertiser-submissions-by-creation
  110000-add-version-to-cms-blocks 110100-create-cms-block-versions 110200-keep-first-cms-block-versions
  120000-create-media-files 120100-create-media-originals 120200-create-media-renditions
  120300-index-media-files-by-filename 120400-index-media-files-by-size 130200-add-message-id-to-email-logs
  130300-fill-message-id-of-email-logs 130400-add-reply-to-to-email-logs 130500-add-html-to-email-logs
  130600-add-claim-token-to-email-logs 130700-add-due-at-to-email-logs 130800-add-waiting-since-to-email-logs
  130900-add-attempt-count-to-email-logs 131000-add-sent-at-to-email-logs 131100-queue-waiting-email-logs
  131200-index-email-logs-by-due-at 131300-index-email-logs-by-waiting-since 131400-index-email-logs-by-status
  131500-create-email-attempts 131600-index-email-attempts-by-email-log 131700-make-email-logs-findable
  131800-index-email-logs-by-type 140000-add-username-key-to-admin-users 140100-fill-username-key-of-admin-users
  140200-make-username-key-of-admin-users-unique`

const names = NAMES.trim()
  .split(/\s+/)
  .map((name) => `${DAY}${name}`)

/** The last migration of the baselines, which create the schema of version 0.1.0. */
export const LAST_BASELINE = "20261122000400-create-accounts"

/** Records the migrations before 0.2.0 as run, as the baselines have created their schema. */
export const recordFirstVersion = async (queryInterface: QueryInterface, recorded: readonly string[]) => {
  const missing = names.filter((name) => !recorded.includes(name))
  if (missing.length === 0) return
  const now = new Date()
  const records = missing.map((name) => ({ name, created_at: now, updated_at: now }))
  await queryInterface.bulkInsert("migrations", records)
}

export const forgetFirstVersion = (queryInterface: QueryInterface) =>
  queryInterface.bulkDelete("migrations", { name: names })
