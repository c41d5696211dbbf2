import { Badge } from "../../../parts/chakra.ts"
import type { Webhook } from "./webhookWords.ts"

export const WebhookMarks = ({ webhook: { format } }: { webhook: Pick<Webhook, "format"> }) =>
  format === "SLACK" && <Badge variant="subtle">Slack</Badge>
