// A fixed list, as reasons in free text could contain personal data.

/** Users choose among the first three; the product itself sets the last two. */
export const erasureReasons = {
  REQUESTED: "requested",
  NOT_NEEDED: "not_needed",
  SENT_BY_MISTAKE: "sent_by_mistake",
  TRASH_EMPTIED: "trash_emptied",
  RETENTION: "retention",
} as const

export type ErasureReason = (typeof erasureReasons)[keyof typeof erasureReasons]

const { REQUESTED, NOT_NEEDED, SENT_BY_MISTAKE } = erasureReasons

export const operatorReasons = { REQUESTED, NOT_NEEDED, SENT_BY_MISTAKE } as const

export const erasedCopyKinds = [
  "LEAD",
  "QUARANTINED_SUBMISSION",
  "NOTE",
  "MENTION_IN_NOTE",
  "MAIL",
  "MAIL_ATTEMPT",
  "MESSAGE",
  "FILE",
  "WEBHOOK_MESSAGE",
  "PRIVACY_REQUEST",
  "SAVED_VIEW",
] as const

export type ErasedCopyKind = (typeof erasedCopyKinds)[number]

export const unreachedCopies = {
  EXPORTED_FILES:
    "Files that were exported, and lists that were made of them and uploaded elsewhere. Find and delete them.",
  PROGRAMS: "What programs have read with API keys. The feed of changes tells them of the erasure.",
  WEBHOOK_RECEIVERS:
    "What receivers of webhooks were sent. They are told of the erasure as a change whose lead is null.",
  MAILBOXES:
    "Mails that were sent, in the mailboxes of those who got them, and what was read of the mailbox for answers, which is left there. Delete those of the team, and what is in that mailbox.",
  BACKUPS: "Backups that were made before. They go as newer ones replace them; after a restore, erase again.",
  BROWSERS:
    "Drafts: of a form in the sender's own browser, which forgets it by itself, and of replies and notes in colleagues' browsers, until they log out.",
  DATABASE_FILE: "Unused places of the database file, which are still being overwritten: within a day at the latest.",
  DATABASE_LOGS: "Redo and binary logs of MySQL and MariaDB, until they are purged. The operations guide says how.",
} as const

export const UNWIPEABLE_FILE =
  "Unused places of the database file. They are not overwritten, as it has auto_vacuum on: stop the server, run PRAGMA auto_vacuum = 0 and VACUUM."

export type UnreachedKind = keyof typeof unreachedCopies
