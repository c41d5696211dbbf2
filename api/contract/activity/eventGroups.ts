/** The keys are part of the activity's URL, so they never change. */
export const eventGroups = {
  leads: "Leads",
  content: "Content",
  pictures: "Pictures",
  mail: "Mail",
  letters: "Letters and unsubscribes",
  privacy: "Privacy requests",
  exports: "Exports and lists",
  "sign-in": "Sign-in",
  team: "Team",
  security: "Passwords and factors",
  keys: "API keys",
  assistants: "Assistants",
  webhooks: "Webhooks",
  rules: "Rules",
  refusals: "Refusals",
} as const

export type EventGroup = keyof typeof eventGroups

export const eventSubjects = {
  cms_block: { label: "Content", noun: "content block" },
  media_file: { label: "Pictures", noun: "picture" },
  email_log: { label: "Mail", noun: "mail" },
  letter: { label: "Letters", noun: "letter" },
  message: { label: "Messages", noun: "message" },
  lead_import: { label: "Imports", noun: "import" },
  privacy_request: { label: "Privacy requests", noun: "privacy request" },
  user: { label: "Accounts", noun: "account" },
  api_key: { label: "API keys", noun: "API key" },
  webhook: { label: "Webhooks", noun: "webhook" },
  lead_rule: { label: "Rules", noun: "rule" },
} as const
