import { Badge } from "../../../parts/chakra.ts"
import type { Webhook } from "./webhookWords.ts"

/** The mark of a webhook for a channel. */
export const WebhookMarks = ({ webhook: { format } }: { webhook: Pick<Webhook, "format"> }) =>
  format === "SLACK" && <Badge variant="subtle">Slack</Badge>
