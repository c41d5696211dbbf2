import { useState } from "react"
import { useStore } from "../../../browser/store.ts"
import { Box, Button, Flex, Stack, Text } from "../../../components/chakra.ts"
import { typedSoFar } from "../../../components/commands/pendingFocus.ts"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useReplyStartQuery } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { FactForm } from "../../leads/details/FactForm.tsx"
import { firstWord } from "../../leads/sections/FeedEntry.tsx"
import { ReplyForm, type ReplyFormProps } from "./ReplyForm.tsx"

const ComingText = () => (
  <Box
    width="full"
    minHeight="60"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    paddingX="3"
    paddingY="2"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
  >
    {useStore(typedSoFar)}
  </Box>
)

interface NoAddressProps extends Pick<ReplyFormProps, "kind" | "lead"> {
  logCall: () => void
  restart: () => unknown
}

const NoAddress = ({ kind, lead, logCall, restart }: NoAddressProps) => {
  const { viewerCanEraseLeads } = usePermissions()
  const [isAdding, setIsAdding] = useState(false)
  const close = () => {
    setIsAdding(false)
    restart()
  }
  if (isAdding) return <FactForm kind={kind} lead={lead} fields={["email"]} close={close} />
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Text fontSize="sm">{firstWord(lead.name)} left no email address.</Text>
      <Button size="sm" onClick={logCall}>
        Log a call
      </Button>
      {viewerCanEraseLeads && (
        <Button size="sm" onClick={() => setIsAdding(true)}>
          Add an address
        </Button>
      )}
    </Flex>
  )
}

interface Props extends Omit<ReplyFormProps, "start" | "restart"> {
  logCall: () => void
}

export const ReplyPanel = ({ logCall, ...props }: Props) => {
  const { kind, lead } = props
  const query = useReplyStartQuery({
    variables: { leadType: kind.type, leadId: lead.id },
    // Not from the cache, as templates and the conversation may have changed.
    fetchPolicy: "network-only",
  })
  const { hasFailed } = useLoadState(query)
  const start = query.data?.replyStart
  if (start?.to === "") return <NoAddress kind={kind} lead={lead} logCall={logCall} restart={query.refetch} />
  if (start) return <ReplyForm {...props} start={start} restart={() => void query.refetch()} />
  if (hasFailed) return <LoadFailure retry={query.refetch} />
  return (
    <Stack gap="3" align="start">
      <Text role="status" color="fg.muted">
        Loading the templates...
      </Text>
      <ComingText />
    </Stack>
  )
}
