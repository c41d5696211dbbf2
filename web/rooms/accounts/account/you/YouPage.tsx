import { useYouPageQuery } from "../../../../graphql/generated.ts"
import { Skeleton, Stack } from "../../../../parts/chakra.ts"
import { SingleKeysSwitch } from "../../../../parts/commands/SingleKeysSwitch.tsx"
import { LoadFailure, useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { ChangePassword } from "./ChangePassword.tsx"
import { LeadNotices } from "./LeadNotices.tsx"
import { Profile } from "./Profile.tsx"

/** What the others know of the viewer, and the viewer's password. */
export const YouPage = () => {
  const query = useYouPageQuery({ fetchPolicy: "cache-and-network" })
  const { hasFailed } = useLoadState(query)
  const me = query.data?.me
  return (
    <Stack gap="5">
      {hasFailed && <LoadFailure retry={query.refetch} />}
      {!me && !hasFailed && (
        <Stack role="status" aria-label="Loading" gap="5">
          <Skeleton height="64" />
          <Skeleton height="64" />
        </Stack>
      )}
      {me && <Profile me={me} />}
      {me && <ChangePassword username={me.email ?? me.username} />}
      {me && <LeadNotices accountId={me.id} />}
      <Panel title="Keyboard">
        <SingleKeysSwitch />
      </Panel>
    </Stack>
  )
}
