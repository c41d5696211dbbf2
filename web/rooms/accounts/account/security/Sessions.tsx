import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { Badge, Button, Stack } from "../../../../components/chakra.ts"
import { toastDone } from "../../../../components/forms/attempt.ts"
import { counted } from "../../../../components/list/counts.ts"
import { RelativeTime } from "../../../../components/records/DateTime.tsx"
import { Panel } from "../../../../components/records/Panel.tsx"
import {
  type Session_FactsFragment,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from "../../../../graphql/generated.ts"
import { Fact, FactList } from "./StatePanel.tsx"

interface Props {
  sessions: readonly Session_FactsFragment[]
  reload: () => Promise<unknown>
}

export const Sessions = ({ sessions, reload }: Props) => {
  // Reloads after a failure too, as the session may have ended elsewhere.
  const reloadQuietly = () => void reload().catch(() => undefined)
  const fail = (error: unknown) => {
    toast.error(failureText(error))
    reloadQuietly()
  }
  const [revoke] = useRevokeSessionMutation({
    onCompleted: toastDone("Session ended", reloadQuietly),
    onError: fail,
  })
  const [revokeOthers, { loading }] = useRevokeOtherSessionsMutation({
    onCompleted: ({ revokeOtherSessions }) => {
      toast.success(`${counted(revokeOtherSessions, ["session", "sessions"])} ended`)
      reloadQuietly()
    },
    onError: fail,
  })
  return (
    <Panel title="Where you are signed in">
      <Stack gap="4" align="start">
        <Stack width="full">
          <FactList label="Sessions">
            {sessions.map(({ id, isCurrent, device, address, lastSeenAt, createdAt }) => (
              <Fact
                key={id}
                title={
                  <>
                    {device}{" "}
                    {isCurrent && (
                      <Badge colorPalette="green" marginLeft="1">
                        This one
                      </Badge>
                    )}
                  </>
                }
                facts={
                  <>
                    {address}, last used <RelativeTime of={lastSeenAt} /> ago, signed in <RelativeTime of={createdAt} />{" "}
                    ago
                  </>
                }
                action={
                  !isCurrent && (
                    <Button aria-label={`End the session of ${device}`} onClick={() => revoke({ variables: { id } })}>
                      End
                    </Button>
                  )
                }
              />
            ))}
          </FactList>
        </Stack>
        {sessions.length > 1 && (
          <Button aria-busy={loading} onClick={() => loading || revokeOthers()}>
            End all others
          </Button>
        )}
      </Stack>
    </Panel>
  )
}
