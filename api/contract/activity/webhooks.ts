export const webhookEvents = {
  LEAD_CREATED: "lead.created",
  LEAD_STATUS_CHANGED: "lead.status_changed",
  LEAD_UPDATED: "lead.updated",
} as const

export type WebhookEvent = (typeof webhookEvents)[keyof typeof webhookEvents]

export const webhookFormats = { STANDARD: "standard", SLACK: "slack" } as const

export type WebhookFormat = (typeof webhookFormats)[keyof typeof webhookFormats]

export const webhookDeliveryStatuses = {
  QUEUED: "queued",
  SENDING: "sending",
  DELIVERED: "delivered",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const

export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[keyof typeof webhookDeliveryStatuses]

export const webhookAttemptOutcomes = {
  ACCEPTED: "accepted",
  REFUSED: "refused",
  UNREACHABLE: "unreachable",
  FORBIDDEN_ADDRESS: "forbidden_address",
  INTERRUPTED: "interrupted",
} as const

export type WebhookAttemptOutcome = (typeof webhookAttemptOutcomes)[keyof typeof webhookAttemptOutcomes]
