import { useStore } from "../../../browser/store.ts"
import { Box, Stack, Text } from "../../../components/chakra.ts"
import { typedSoFar } from "../../../components/commands/pendingFocus.ts"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useReplyStartQuery } from "../../../graphql/generated.ts"
import { ReplyForm, type ReplyFormProps } from "./ReplyForm.tsx"

/** Placeholder that shows keys typed while the form loads. */
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

export const ReplyPanel = (props: Omit<ReplyFormProps, "start" | "restart">) => {
  const { kind, lead } = props
  const query = useReplyStartQuery({
    variables: { leadType: kind.type, leadId: lead.id },
    // Templates and the conversation may have changed.
    fetchPolicy: "network-only",
  })
  const { hasFailed } = useLoadState(query)
  const start = query.data?.replyStart
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
