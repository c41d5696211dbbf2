import { Skeleton } from "@chakra-ui/react/skeleton"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { type SubmitEvent, useState } from "react"
import { LoadFailure } from "../../components/records/LoadFailure.tsx"
import type { ErasureReason, Erasure_ReportFragment as Report } from "../../graphql/generated.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { ReasonField } from "./ReasonField.tsx"

interface Props {
  id: string
  /** What would be erased; undefined while it is being found out. */
  preview: Report | undefined
  hasFailed: boolean
  retry: () => unknown
  /** Why the last attempt to erase has failed. */
  failure: string | undefined
  erase: (reason: ErasureReason) => unknown
}

/** Shows what would go and what would stay, and asks why. Its button stands wherever its place has buttons. */
export const ErasureForm = ({ id, preview, hasFailed, retry, failure, erase }: Props) => {
  const [reason, setReason] = useState<ErasureReason>()
  const [isAsked, setIsAsked] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setIsAsked(true)
    if (reason) void erase(reason)
  }

  if (!preview)
    return hasFailed ? (
      <LoadFailure retry={retry} />
    ) : (
      <Stack role="status" aria-label="Looking for what would be erased" gap="2">
        {["1", "2", "3"].map((line) => (
          <Skeleton key={line} height="5" />
        ))}
      </Stack>
    )
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap="5">
        <ErasureFacts report={preview} />
        <ReasonField chosen={reason} choose={setReason} isMissing={isAsked && !reason} />
        <Text role="alert" color="fg.error" fontSize="sm" _empty={{ display: "none" }}>
          {failure}
        </Text>
      </Stack>
    </form>
  )
}
