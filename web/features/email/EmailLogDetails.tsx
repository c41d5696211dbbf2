import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../components/records/Moment.tsx"
import type { EmailLogs_LogFragment } from "../../graphql/generated.ts"

/** What a mail said, what was submitted, and when (SPEC §2). */
export const EmailLogDetails = ({ log: { body, formData, createdAt } }: { log: EmailLogs_LogFragment }) => (
  <Stack gap="4" borderTopWidth="1px" marginTop="4" paddingTop="4" overflowWrap="anywhere">
    <div>
      <Heading as="h3" size="sm">
        Email body
      </Heading>
      <Text whiteSpace="pre-wrap">{body}</Text>
    </div>
    <div>
      <Heading as="h3" size="sm">
        Form data
      </Heading>
      <chakra.pre fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap">
        {JSON.stringify(formData, null, 2)}
      </chakra.pre>
    </div>
    <Text color="fg.muted" fontSize="sm">
      <Moment at={createdAt} />
    </Text>
  </Stack>
)
