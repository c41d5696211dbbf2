import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { messages } from "@farelight/api/messages.ts"
import { useEffect, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { toast } from "sonner"
import { EmptyNote } from "../../components/records/EmptyNote.tsx"
import { LoadFailure } from "../../components/records/LoadFailure.tsx"
import { useEmailLogsQuery } from "../../graphql/generated.ts"
import { EmailLogCard } from "./EmailLogCard.tsx"
import { OlderEmails } from "./OlderEmails.tsx"

/** The mail log (SPEC §2), newest first, one entry open at a time. */
export const EmailLogs = () => {
  const [address] = useSearchParams()
  const [openId, setOpenId] = useState<string>()
  const { data, error, refetch } = useEmailLogsQuery({
    variables: { after: address.get("after") },
    fetchPolicy: "cache-and-network",
  })

  useEffect(() => {
    if (error) toast.error(messages.emailLogsLoadFailed, { id: messages.emailLogsLoadFailed })
  }, [error])

  if (error) return <LoadFailure message={messages.emailLogsLoadFailed} retry={refetch} />
  if (!data) return <Text role="status">Loading email logs...</Text>
  const { nodes, pageInfo, totalCount } = data.emailLogs
  if (totalCount === 0) {
    return (
      <EmptyNote>
        <Text as="span" display="block" fontWeight="semibold">
          No email logs yet
        </Text>
        <span>Form submissions will appear here</span>
      </EmptyNote>
    )
  }
  return (
    <Stack gap="3">
      {nodes.map((log) => (
        <EmailLogCard
          key={log.id}
          log={log}
          isOpen={log.id === openId}
          toggle={() => setOpenId(log.id === openId ? undefined : log.id)}
        />
      ))}
      {pageInfo.hasNextPage && pageInfo.endCursor !== null && <OlderEmails after={pageInfo.endCursor} />}
    </Stack>
  )
}
