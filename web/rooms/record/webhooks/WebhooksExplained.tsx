import { Link, Stack, Text } from "../../../parts/chakra.ts"
import { Panel } from "../../../parts/records/Panel.tsx"

export const WebhooksExplained = () => (
  <Panel title="What a webhook does">
    <Stack gap="3" align="start">
      <Text maxWidth="62ch">
        A webhook tells another program, such as your CRM or a Slack channel, about a lead as soon as something happens
        to it. What cannot be delivered is tried again for three days. Here you see each attempt of the last 30 days,
        and what was sent in the last seven.
      </Text>
      <Link href="/docs#webhooks" variant="underline" color="fg.muted" fontSize="sm">
        How to receive and verify messages
      </Link>
    </Stack>
  </Panel>
)
