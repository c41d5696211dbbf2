import { driverForm } from "../testing/forms.ts"
import type { Case } from "./runCases.ts"
import { type Side, sendForm } from "./sides.ts"

const first = { first: 10 }
const url = "https://crm.example.com/hooks"

/** A lead, about whom there is a mail. */
export const sendLead = async (side: Side, known: Record<string, unknown>) => {
  known.ana = String((await sendForm(side, "drivers/apply", driverForm())).id)
}

export const outgoingCases: Case[] = [
  {
    says: "one",
    ask: "EmailLogs",
    with: first,
    varies: ["recipient"],
    learn: (data) => ({ mail: data.emailLogs.nodes[0].id }),
  },
  { says: "who may not read mail", ask: "EmailLogs", by: "EDITOR", with: first, refused: "FORBIDDEN" },
  { says: "one", ask: "EmailLogDetails", with: ({ mail }) => ({ id: mail }), varies: ["recipient", "html"] },
  { says: "an id nobody has", ask: "EmailLogDetails", with: { id: "999" } },
  { says: "reads", ask: "EmailPreview", with: { type: "DRIVER_APPLICATION" } },
  { says: "without a mail server", ask: "ResendEmail", with: ({ mail }) => ({ id: mail }), refused: "CONFLICT" },
  { says: "an id nobody has", ask: "ResendEmail", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "without a mail server", ask: "ResendEmails", with: ({ mail }) => ({ ids: [mail] }), refused: "CONFLICT" },
  { says: "without a mail server", ask: "ResendFailedEmails", refused: "CONFLICT" },
  { says: "without a mail server", ask: "SendTestEmail" },
  { says: "reads", ask: "SystemWarnings" },
  { says: "who may not read the record", ask: "SystemWarnings", by: "EDITOR", refused: "FORBIDDEN" },
  { says: "one that does not wait", ask: "CancelEmail", with: ({ mail }) => ({ id: mail }), refused: "CONFLICT" },
  { says: "an id nobody has", ask: "CancelEmail", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "a viewer", ask: "CancelEmail", by: "VIEWER", with: ({ mail }) => ({ id: mail }), refused: "FORBIDDEN" },
  { says: "none", ask: "ResendEmails", before: (side) => side.setMail(true), with: { ids: [] } },
  { says: "one that nobody has", ask: "ResendEmails", with: { ids: ["999"] } },
  { says: "none", ask: "ResendFailedEmails" },
  {
    says: "one that was given up",
    ask: "CancelEmail",
    before: (side) => side.failMails(),
    with: ({ mail }) => ({ id: mail }),
    varies: ["recipient", "html"],
  },
  // The mocked mail server takes every mail at once.
  {
    says: "one",
    ask: "ResendEmail",
    with: ({ mail }) => ({ id: mail }),
    varies: ["recipient", "html", "status", "attempts", "sentAt", "nextAttemptAt"],
  },

  { says: "a manager", ask: "Activity", by: "MANAGER", with: first, refused: "FORBIDDEN" },
  {
    says: "of an id that nothing has",
    ask: "Activity",
    with: { ...first, filter: { subjectType: "media_file", subjectId: "999" } },
  },
  { says: "a page of no size", ask: "Activity", with: { first: 0 }, refused: "BAD_USER_INPUT" },

  { says: "a manager", ask: "Retention", by: "MANAGER", refused: "FORBIDDEN" },
  { says: "off", ask: "Retention" },
  {
    says: "on, as it was seen",
    ask: "SwitchRetention",
    with: { on: true, seen: { rejectedDays: 365, leadsDays: 1095, mailDays: 365, filesDays: 365, eventsDays: 1095 } },
  },
  {
    says: "on, with other periods than those that were seen",
    ask: "SwitchRetention",
    with: { on: true, seen: { rejectedDays: 1, leadsDays: 1095, mailDays: 365, eventsDays: 1095 } },
    refused: "CONFLICT",
  },
  { says: "off", ask: "SwitchRetention", with: { on: false } },
  {
    says: "an old proof",
    ask: "SwitchRetention",
    before: (side) => side.proof(false),
    with: { on: true },
    refused: "FORBIDDEN",
  },

  { says: "none", ask: "Webhooks", before: (side) => side.proof(true) },
  { says: "a manager", ask: "Webhooks", by: "MANAGER", refused: "FORBIDDEN" },
  {
    says: "no address",
    ask: "CreateWebhook",
    with: { input: { url: "ftp://example.com", events: ["LEAD_CREATED"] } },
    refused: "BAD_USER_INPUT",
  },
  { says: "no event", ask: "CreateWebhook", with: { input: { url, events: [] } }, refused: "BAD_USER_INPUT" },
  {
    says: "one",
    ask: "CreateWebhook",
    with: { input: { url, events: ["LEAD_CREATED"] } },
    varies: ["secret", "queuedPosition"],
    learn: (data) => ({ hook: data.createWebhook.webhook.id }),
  },
  {
    says: "no address",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({ input: { id: hook, url: "x" } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a filter by a field that there is not",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({ input: { id: hook, filter: { conditions: [{ field: "shoe", values: ["42"] }] } } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a filter",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({
      input: {
        id: hook,
        filter: { leadType: "DRIVER_APPLICATION", conditions: [{ field: "owner", values: ["nobody"] }] },
      },
    }),
    varies: ["queuedPosition"],
  },
  {
    says: "an id nobody has",
    ask: "UpdateWebhook",
    with: { input: { id: "999", isEnabled: false } },
    refused: "NOT_FOUND",
  },
  {
    says: "other words",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({ input: { id: hook, description: " CRM " } }),
    varies: ["queuedPosition"],
  },
  { says: "one", ask: "RotateWebhookSecret", with: ({ hook }) => ({ id: hook }), varies: ["secret", "queuedPosition"] },
  { says: "an id nobody has", ask: "RotateWebhookSecret", with: { id: "999" }, refused: "NOT_FOUND" },
  {
    says: "without a start",
    ask: "ReplayWebhook",
    with: ({ hook }) => ({ input: { id: hook } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "an id nobody has",
    ask: "ReplayWebhook",
    with: { input: { id: "999", afterPosition: "0" } },
    refused: "NOT_FOUND",
  },
  {
    says: "from now on",
    ask: "ReplayWebhook",
    with: ({ hook }) => ({ input: { id: hook, afterPosition: "999" } }),
    varies: ["queuedPosition"],
  },
  // The mocked receivers take every message at once.
  {
    says: "one",
    ask: "SendTestWebhook",
    with: ({ hook }) => ({ id: hook }),
    varies: ["status", "attemptCount", "dueAt", "deliveredAt"],
    learn: (data) => ({ delivery: data.sendTestWebhook.delivery.id }),
  },
  { says: "an id nobody has", ask: "SendTestWebhook", with: { id: "999" }, refused: "NOT_FOUND" },
  {
    says: "one",
    ask: "WebhookDeliveries",
    with: ({ hook }) => ({ webhookId: hook, ...first }),
    varies: ["status", "attemptCount", "dueAt", "deliveredAt"],
  },
  {
    says: "one",
    ask: "WebhookDelivery",
    with: ({ delivery }) => ({ id: delivery }),
    varies: ["status", "attemptCount", "dueAt", "deliveredAt", "body", "attempts"],
  },
  { says: "an id nobody has", ask: "WebhookDelivery", with: { id: "999" } },
  { says: "an id nobody has", ask: "ResendWebhookDelivery", with: { id: "999" }, refused: "NOT_FOUND" },
  {
    says: "switched off",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({ input: { id: hook, isEnabled: false } }),
    varies: ["queuedPosition", "health"],
  },
  {
    says: "of one that is switched off",
    ask: "ResendWebhookDelivery",
    with: ({ delivery }) => ({ id: delivery }),
    refused: "CONFLICT",
  },
  {
    says: "of one that is switched off",
    ask: "ReplayWebhook",
    with: ({ hook }) => ({ input: { id: hook, fromPosition: 0 } }),
    refused: "CONFLICT",
  },
  {
    says: "switched on",
    ask: "UpdateWebhook",
    with: ({ hook }) => ({ input: { id: hook, isEnabled: true } }),
    varies: ["queuedPosition", "health"],
  },
  {
    says: "one",
    ask: "ResendWebhookDelivery",
    with: ({ delivery }) => ({ id: delivery }),
    varies: ["status", "attemptCount", "dueAt", "deliveredAt"],
  },
  { says: "an id nobody has", ask: "DeleteWebhook", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "one", ask: "DeleteWebhook", with: ({ hook }) => ({ id: hook }) },
]
