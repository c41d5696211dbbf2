import { Badge } from "../../../parts/chakra.ts"
import type { Webhook } from "./webhookWords.ts"

/** What is special about a webhook: that it is for a channel. */
export const WebhookMarks = ({ webhook: { format } }: { webhook: Pick<Webhook, "format"> }) =>
  format === "SLACK" && <Badge variant="subtle">Slack</Badge>
