import { Box, chakra, Link, Stack, Text } from "../../../parts/chakra.ts"
import { Panel } from "../../../parts/records/Panel.tsx"
import { keyFont } from "./keyState.ts"

const example = () => `curl -H "Authorization: Bearer flk_..." \\
  "${location.origin}/api/drivers/applications?limit=10"`

export const KeysExplained = () => (
  <Panel title="How a program uses a key">
    <Stack gap="3">
      <Text maxWidth="62ch">
        An API key lets a program read leads into your CRM, or change content, without anybody's password. It may do
        only what you choose, ends by itself, and can be revoked at any time.{" "}
        <Link href="/docs" variant="underline">
          Read the reference
        </Link>
      </Text>
      <Box background="bg.muted" borderRadius="l2" padding="3">
        <chakra.pre {...keyFont} fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <code>{example()}</code>
        </chakra.pre>
      </Box>
      <Text maxWidth="62ch">
        To try what a key may do, open the{" "}
        <Link href="/graphql" textDecoration="underline">
          GraphQL explorer
        </Link>
        .
      </Text>
    </Stack>
  </Panel>
)
