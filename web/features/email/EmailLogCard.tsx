import { Badge } from "@chakra-ui/react/badge"
import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { emailLogStatuses } from "@farelight/api/modules/email/emailLogStatus.ts"
import { emailLogTypes } from "@farelight/api/modules/email/emailLogType.ts"
import { useId } from "react"
import type { EmailLogs_LogFragment, EmailLogType } from "../../graphql/generated.ts"
import { EmailLogDetails } from "./EmailLogDetails.tsx"

// SPEC §2; a type that a newer server may add is gray.
const palettes: Partial<Record<EmailLogType, string>> = { DRIVER_APPLICATION: "blue", ADVERTISER_INQUIRY: "purple" }

interface Props {
  log: EmailLogs_LogFragment
  isOpen: boolean
  toggle: () => void
}

/** One entry of the mail log. */
export const EmailLogCard = ({ log, isOpen, toggle }: Props) => {
  const id = useId()
  return (
    <Box as="article" background="bg" borderRadius="l3" borderWidth="1px" padding="4">
      <Flex justify="space-between" align="start" gap="4">
        <Box minWidth="0" overflowWrap="anywhere">
          <Flex gap="2" marginBottom="2">
            <Badge colorPalette={palettes[log.type] ?? "gray"} variant="surface">
              {emailLogTypes[log.type].replaceAll("_", " ")}
            </Badge>
            <Badge variant="surface">{emailLogStatuses[log.status]}</Badge>
          </Flex>
          <Text fontWeight="semibold">{log.subject}</Text>
          <Text color="fg.muted" fontSize="sm">{`To: ${log.recipient}`}</Text>
        </Box>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Hide" : "View"}: ${log.subject}`}
          onClick={toggle}
        >
          {isOpen ? "Hide" : "View"}
        </Button>
      </Flex>
      <div id={id}>{isOpen && <EmailLogDetails log={log} />}</div>
    </Box>
  )
}
