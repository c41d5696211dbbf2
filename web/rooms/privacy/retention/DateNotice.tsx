import { Button, Flex, Text } from "../../../components/chakra.ts"
import { toastFailure } from "../../../components/forms/attempt.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { useConfirmDateMutation, useDateJumpQuery } from "../../../graphql/generated.ts"

/** Asks an owner to confirm the server's date after a jump. */
export const DateNotice = () => {
  const { data, refetch } = useDateJumpQuery({ fetchPolicy: "network-only" })
  const [confirmDate, { loading }] = useConfirmDateMutation({
    onError: toastFailure("Could not confirm the date"),
    onCompleted: () => refetch(),
  })
  const jump = data?.dateJump
  if (!jump) return null
  return (
    <Flex
      role="alert"
      align="center"
      wrap="wrap"
      gap="2"
      marginBottom="4"
      padding="2"
      background="yellow.subtle"
      color="yellow.fg"
    >
      <Text flex="1" minWidth="40">
        {`The server’s date jumped from ${formatMoment(jump.from)} to ${formatMoment(jump.to)}. Nothing is deleted by age until you confirm the date.`}
      </Text>
      <Button colorPalette="gray" loading={loading} onClick={() => confirmDate({ variables: { seen: jump.to } })}>
        The date is right
      </Button>
    </Flex>
  )
}
