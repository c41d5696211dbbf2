import { useFragment } from "@apollo/client/react"
import { type ReactNode, useId } from "react"
import { type EmailLogCard_LogFragment, EmailLogCard_LogFragmentDoc } from "../../../../graphql/generated.ts"
import { Box, Button, Flex, Text } from "../../../../parts/chakra.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { EmailLogDetails } from "../details/EmailLogDetails.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"

interface Props {
  /** The entry as it was when the list loaded. */
  log: EmailLogCard_LogFragment
  isConfigured: boolean
  isOpen: boolean
  toggle: () => void
  isSelected: boolean
  /** The tick box; not for those who cannot send. */
  tickBox: ReactNode
}

/** An entry of the email log. Its status may change while it is on screen. */
export const EmailLogCard = ({ log: loaded, isConfigured, isOpen, toggle, isSelected, tickBox }: Props) => {
  const id = useId()
  const latest = useFragment({ fragment: EmailLogCard_LogFragmentDoc, from: loaded })
  const log = latest.complete ? latest.data : loaded
  return (
    <Box as="article" background={isSelected ? "bg.selected" : "bg"} borderRadius="l3" borderWidth="1px" padding="4">
      <Flex justify="space-between" align="start" gap={{ base: "3", md: "4" }}>
        {tickBox}
        <Box minWidth="0" flex="1" overflowWrap="anywhere">
          <Flex gap="2" marginBottom="2" align="center" wrap="wrap">
            <EmailTypeBadge type={log.type} />
            <EmailStatusBadge status={log.status} />
            <Remark>
              <Moment at={log.createdAt} />
            </Remark>
          </Flex>
          <Text fontWeight="semibold" lineClamp={isOpen ? "none" : 2}>
            {subjectOf(log)}
          </Text>
          {log.recipient && <Text color="fg.muted" fontSize="sm">{`To: ${log.recipient}`}</Text>}
        </Box>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Hide" : "View"}: ${subjectOf(log)}`}
          onClick={toggle}
        >
          {isOpen ? "Hide" : "View"}
        </Button>
      </Flex>
      <div id={id}>{isOpen && <EmailLogDetails id={log.id} isConfigured={isConfigured} />}</div>
    </Box>
  )
}
