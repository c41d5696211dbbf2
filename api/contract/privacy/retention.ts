// What is erased by itself once its time is over, after an owner has switched it on.

/** Of what there is a rule, in the order in which they run. */
export const retentionRuleNames = ["MAIL_TEXTS", "MAIL_LINES", "REJECTED_LEADS", "LEADS", "FILES", "EVENTS"] as const

export type RetentionRuleName = (typeof retentionRuleNames)[number]

export const periodOfRule = {
  MAIL_TEXTS: "mailDays",
  MAIL_LINES: "mailDays",
  REJECTED_LEADS: "rejectedDays",
  LEADS: "leadsDays",
  FILES: "filesDays",
  EVENTS: "eventsDays",
} as const

export const retentionVariables = {
  rejectedDays: "RETENTION_REJECTED_DAYS",
  leadsDays: "RETENTION_LEADS_DAYS",
  mailDays: "RETENTION_MAIL_DAYS",
  filesDays: "RETENTION_FILES_DAYS",
  eventsDays: "RETENTION_EVENTS_DAYS",
} as const
