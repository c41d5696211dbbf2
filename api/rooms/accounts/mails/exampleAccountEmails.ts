import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"
import type { EmailDraft } from "../../../platform/outbox/emailDraft.ts"
import { type AccountEmail, draftAccountEmail, type MailContext } from "./accountEmails.ts"

const exampleLead = {
  type: "driver_application",
  id: 1,
  name: "Ana Álvarez",
  noun: "driver application",
  path: "/adminpage/dashboard",
}

// Keyed by type, so a new mail without an example fails to compile.
const examples: { [Type in AccountEmail["type"]]: Omit<Extract<AccountEmail, { type: Type }>, "type"> } = {
  ACCOUNT_INVITATION: { role: "EDITOR", invitedBy: "Ana Álvarez" },
  ACCOUNT_PASSWORD_RESET: {},
  ACCOUNT_SIGN_IN: { device: "Firefox on Windows", address: "192.0.2.1", at: new Date() },
  ACCOUNT_UNLOCKED: { by: "Ana Álvarez", removesFactors: true },
  API_KEY_EXPIRING: { keyName: "CRM sync", hint: "a1b2", expiresAt: new Date(), lastUsedAt: null },
  NOTE_MENTION: { author: "Kim", text: "@Ben Please call about the vehicle.", lead: exampleLead },
  CONTENT_HELD_UP: { section: "home, hero", path: "/adminpage/dashboard?tab=cms", because: "LIVE_CHANGED" },
  LEAD_RULE: { rule: "Tell the managers", trigger: "OVERDUE", lead: exampleLead },
  MESSAGE_RECEIVED: { lead: exampleLead, text: "When can I start?", replyBy: new Date() },
  FOLLOW_UP_REMINDER: { leads: [{ ...exampleLead, on: "2026-11-21" }], count: 3 },
  MORNING_SUMMARY: { counts: [["overdue", 1]], leads: [{ ...exampleLead, detail: "overdue" }] },
  PRIVACY_REQUEST_DUE: { dueAt: new Date(), isOverdue: false, requestId: 1 },
  PRIVACY_REQUEST_NEW: { dueAt: new Date(), requestId: 1 },
  WEBHOOK_SWITCHED_OFF: {
    description: "Our CRM",
    host: "crm.example.com",
    reason: "Every attempt of five days has failed.",
  },
}

export const exampleAccountEmail = (logType: string, place: MailContext): EmailDraft | null => {
  const type = namesOf(examples).find((name) => accountEmailTypes[name] === logType)
  return type ? draftAccountEmail({ type, ...examples[type] } as AccountEmail, "ben@example.com", place) : null
}
