import type {
  WebhookDeliveries_DeliveryFragment,
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookFormat,
  Webhooks_WebhookFragment,
} from "../../../graphql/generated.ts"

export type Webhook = Webhooks_WebhookFragment
export type Delivery = WebhookDeliveries_DeliveryFragment

export const eventsInWords: readonly { name: WebhookEvent; label: string; explanation: string }[] = [
  { name: "LEAD_CREATED", label: "New leads", explanation: "Somebody sends a form, or a lead leaves quarantine." },
  { name: "LEAD_STATUS_CHANGED", label: "Statuses", explanation: "A lead is contacted, approved or rejected." },
  {
    name: "LEAD_UPDATED",
    label: "Other changes",
    explanation:
      "Owners, follow-ups, notes, replies and corrections. Also deletions and erasures, so that the receiver can delete its copy.",
  },
]

export const eventLabel = (name: WebhookEvent) => eventsInWords.find((event) => event.name === name)?.label ?? name

export const formatsInWords: readonly { name: WebhookFormat; label: string; explanation: string }[] = [
  {
    name: "STANDARD",
    label: "For a program",
    explanation: "Signed JSON, as the Standard Webhooks specification says.",
  },
  {
    name: "SLACK",
    label: "For a Slack channel",
    explanation: "A sentence with a link to the lead. Use the address of an incoming webhook of Slack.",
  },
]

export const formatLabel = (format: WebhookFormat) => (format === "SLACK" ? "Slack" : "Standard")

export const webhookFilterText = ({ filter }: Pick<Webhook, "filter">) => {
  if (!filter) return "All"
  const { sentence } = filter
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export const webhookName = ({ description, url }: Pick<Webhook, "description" | "url">) =>
  description || new URL(url).host

interface StatusInWords {
  name: WebhookDeliveryStatus
  label: string
  palette: string
}

export const statusesInWords: readonly StatusInWords[] = [
  { name: "QUEUED", label: "Waiting", palette: "yellow" },
  { name: "SENDING", label: "Being sent", palette: "blue" },
  { name: "DELIVERED", label: "Delivered", palette: "green" },
  { name: "FAILED", label: "Given up", palette: "red" },
  { name: "CANCELLED", label: "Canceled", palette: "gray" },
]

export const canBeResent = ({ status }: Pick<Delivery, "status">) => status !== "QUEUED" && status !== "SENDING"

const labels: Readonly<Record<string, string>> = {
  "lead.created": "New lead",
  "lead.status_changed": "Status changed",
  "lead.updated": "Lead changed",
  "webhook.test": "Test",
}

export const typeLabel = (type: string) => labels[type] ?? type
