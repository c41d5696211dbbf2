import { toast } from "sonner"
import { Button, Flex, Text } from "../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { TABLE_WIDTH_QUERY } from "../../../components/list/rows/CardTable.tsx"
import {
  type InviteUserMutation,
  useEndUserSessionsMutation,
  useInviteUserMutation,
  useReactivateUserMutation,
} from "../../../graphql/generated.ts"
import { type Member, memberName } from "./memberFacts.ts"

interface Props {
  member: Member
  isLast: boolean
  isViewer: boolean
  changeRole: () => void
  deactivate: () => void
  unlock: () => void
  invited: (answer: InviteUserMutation["inviteUser"]) => void
}

export const MemberActions = ({ member, isLast, isViewer, changeRole, deactivate, unlock, invited }: Props) => {
  const { state, user } = member
  const name = memberName(member)
  const [reactivate, { loading: isReactivating }] = useReactivateUserMutation({
    variables: { id: user.id },
    onCompleted: toastDone(`${name} can sign in again`),
    onError: toastFailure("Failed to reactivate the account"),
  })
  const [invite, { loading: isInviting }] = useInviteUserMutation({
    onCompleted: ({ inviteUser }) => invited(inviteUser),
    onError: toastFailure("Failed to send the invitation"),
  })

  const [endSessions, { loading: isEnding }] = useEndUserSessionsMutation({
    variables: { id: user.id },
    onCompleted: ({ endUserSessions: ended }) =>
      toast.success(ended > 0 ? `${name} is signed out everywhere` : `${name} was not signed in anywhere`),
    onError: toastFailure(`Failed to sign ${name} out`),
  })

  const inviteAgain = () => {
    if (user.email && !isInviting) void invite({ variables: { input: { email: user.email, role: user.role } } })
  }

  if (state === "DEACTIVATED") {
    return (
      <Button
        size="xs"
        aria-label={`Reactivate ${name}`}
        aria-busy={isReactivating}
        onClick={() => isReactivating || reactivate()}
      >
        Reactivate
      </Button>
    )
  }
  return (
    <Flex direction="column" gap="1.5" align="start" css={{ [TABLE_WIDTH_QUERY]: { minWidth: "12.5rem" } }}>
      <Flex gap="2" wrap="wrap">
        {state === "INVITED" && (
          <Button size="xs" aria-label={`Invite ${name} again`} aria-busy={isInviting} onClick={inviteAgain}>
            {isInviting ? "Sending..." : "Send again"}
          </Button>
        )}
        {state === "ACTIVE" && !isViewer && (
          <>
            <Button
              size="xs"
              aria-label={`Sign ${name} out everywhere`}
              aria-busy={isEnding}
              onClick={() => isEnding || endSessions()}
            >
              Sign out
            </Button>
            <Button size="xs" aria-label={`Unlock ${name}`} onClick={unlock}>
              Unlock
            </Button>
          </>
        )}
        <Button size="xs" aria-label={`Change role of ${name}`} disabled={isLast} onClick={changeRole}>
          Change role
        </Button>
        <Button
          size="xs"
          color="fg.error"
          aria-label={state === "INVITED" ? `Withdraw the invitation of ${name}` : `Deactivate ${name}`}
          disabled={isLast}
          onClick={deactivate}
        >
          {state === "INVITED" ? "Withdraw" : "Deactivate"}
        </Button>
      </Flex>
      {isLast && (
        <Text color="fg.muted" fontSize="xs">
          You're the only owner: make someone else an owner first.
        </Text>
      )}
    </Flex>
  )
}
