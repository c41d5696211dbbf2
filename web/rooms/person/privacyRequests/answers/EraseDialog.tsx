import { useSubjectErasurePreviewQuery } from "../../../../graphql/generated.ts"
import { Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { LoadFailure, useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { ErasureFacts } from "../../erasure/ErasureFacts.tsx"
import { AnswerDialog, type AnswerProps } from "./AnswerDialog.tsx"

/** Shows what an erasure takes before it is done. */
export const EraseDialog = (props: AnswerProps) => {
  const { email } = props.request
  const query = useSubjectErasurePreviewQuery({ variables: { email: email ?? "" }, fetchPolicy: "network-only" })
  const { hasFailed } = useLoadState(query)
  const preview = query.data?.subjectErasurePreview
  return (
    <AnswerDialog {...props} isDanger isWaiting={!preview}>
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          Everything about <strong>{email}</strong> goes, and nothing brings it back. You may be asked to prove who you
          are.
        </Text>
        {hasFailed && <LoadFailure retry={query.refetch} />}
        {!preview && !hasFailed && (
          <Skeleton role="status" aria-label="Looking for what there is" height="32" borderRadius="l2" />
        )}
        {preview && <ErasureFacts report={preview} />}
      </Stack>
    </AnswerDialog>
  )
}
