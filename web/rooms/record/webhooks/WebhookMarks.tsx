import { Badge, Flex } from "../../../parts/chakra.ts"
import type { Webhook } from "./webhookWords.ts"

/** What is special about a webhook: that it is for a channel, or for tests alone. */
export const WebhookMarks = ({ webhook: { format, isTest } }: { webhook: Pick<Webhook, "format" | "isTest"> }) => (
  <Flex gap="1">
    {format === "SLACK" && <Badge variant="subtle">Slack</Badge>}
    {isTest && <Badge variant="subtle">Test</Badge>}
  </Flex>
)
