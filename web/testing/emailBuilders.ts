import type {
  EmailLogCard_LogFragment,
  EmailLogDetails_LogFragment,
  EmailTimeline_AttemptFragment,
  LeadEmails_EmailFragment,
  MailDelivery_StateFragment,
} from "../graphql/generated.ts"

/** All that the mail log tells of a mail. */
export type Email = EmailLogCard_LogFragment & EmailLogDetails_LogFragment

export const buildEmail = (overrides: Partial<Email> = {}): Email => ({
  __typename: "EmailLog",
  id: "1",
  type: "DRIVER_APPLICATION",
  status: "SENT",
  subject: "New driver application: Dana Driver",
  recipient: "ops@example.com",
  replyTo: "dana@example.com",
  body: "Dana Driver wants to drive.",
  html: "<!doctype html><p>Dana Driver wants to drive.</p>",
  formData: { name: "Dana Driver" },
  messageId: "<1@example.com>",
  attempts: [],
  nextAttemptAt: null,
  sentAt: null,
  lead: { type: "DRIVER_APPLICATION", id: "7", name: "Dana Driver" },
  createdAt: "2026-11-21T12:00:00.000Z",
  ...overrides,
})

export const buildAttempt = (
  overrides: Partial<EmailTimeline_AttemptFragment> = {},
): EmailTimeline_AttemptFragment => ({
  id: "1",
  startedAt: "2026-11-21T12:00:01.000Z",
  outcome: "ACCEPTED",
  explanation: "The mail server has accepted it.",
  answer: "250 2.0.0 Ok: queued as 4bX",
  ...overrides,
})

export const buildLeadEmail = (overrides: Partial<LeadEmails_EmailFragment> = {}): LeadEmails_EmailFragment => ({
  id: "1",
  status: "LOGGED",
  subject: "New driver application",
  recipient: "ops@example.com",
  nextAttemptAt: null,
  createdAt: "2026-11-21T12:00:00.000Z",
  attempts: [],
  ...overrides,
})

/** A mail server is set, and all is well. */
export const buildMailState = (
  overrides: Partial<MailDelivery_StateFragment> = {},
): MailDelivery_StateFragment & { __typename: string } => ({
  __typename: "MailState",
  isConfigured: true,
  waitingCount: 0,
  oldestWaitingSince: null,
  failedCount: 0,
  problem: null,
  ...overrides,
})
