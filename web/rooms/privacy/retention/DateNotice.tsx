import { Button } from "../../../components/chakra.ts"
import { toastFailure } from "../../../components/forms/attempt.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { Notice } from "../../../components/records/Notice.tsx"
import { useConfirmDateMutation, useDateJumpQuery } from "../../../graphql/generated.ts"

export const DateNotice = () => {
  const { data, refetch } = useDateJumpQuery({ fetchPolicy: "network-only" })
  const [confirmDate, { loading }] = useConfirmDateMutation({
    onError: toastFailure("Could not confirm the date"),
    onCompleted: () => refetch(),
  })
  const jump = data?.dateJump
  if (!jump) return null
  return (
    <Notice
      role="alert"
      tone="yellow"
      marginBottom="4"
      text={`The server’s date jumped from ${formatMoment(jump.from)} to ${formatMoment(jump.to)}. Nothing is deleted by age until you confirm the date.`}
    >
      <Button colorPalette="gray" loading={loading} onClick={() => confirmDate({ variables: { seen: jump.to } })}>
        The date is right
      </Button>
    </Notice>
  )
}
