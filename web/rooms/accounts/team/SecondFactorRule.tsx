import { toast } from "sonner"
import { RouteLink } from "../../../components/chakra.ts"
import { toastFailure } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { Switch } from "../../../components/forms/Switch.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { useRequireSecondFactorMutation } from "../../../graphql/generated.ts"
import type { Member } from "./memberFacts.ts"

interface Props {
  isRequired: boolean
  members: readonly Member[]
  viewerId: string
}

export const SecondFactorRule = ({ isRequired, members, viewerId }: Props) => {
  const [require, { loading }] = useRequireSecondFactorMutation({
    onCompleted: ({ requireSecondFactor }) =>
      toast.success(
        requireSecondFactor.isSecondFactorRequired ? "Everyone needs a second factor now" : "No longer required",
      ),
    onError: toastFailure("Failed to change this"),
  })
  const active = members.filter(({ state }) => state === "ACTIVE")
  const protectedCount = active.filter(({ hasSecondFactor }) => hasSecondFactor).length
  const isViewerProtected = active.some(({ user, hasSecondFactor }) => user.id === viewerId && hasSecondFactor)

  const question = {
    title: "Require a second factor?",
    text: `${active.length - protectedCount} of ${active.length} people have none yet. They see nothing else here until they have set one up.`,
    goLabel: "Require",
  }
  const toggle = async () => {
    if (loading) return
    if (isRequired || protectedCount === active.length || (await confirm(question)))
      void require({ variables: { isRequired: !isRequired } })
  }

  return (
    <Panel title="Sign-in">
      <Switch
        label="Require a second factor for everyone"
        isOn={isRequired}
        isDisabled={!isRequired && !isViewerProtected}
        isBusy={loading}
        toggle={toggle}
      >
        Members without one must set up an authenticator app or a passkey first.
        {` ${protectedCount} of ${active.length} ${active.length === 1 ? "has" : "have"} one.`}
        {!isRequired && !isViewerProtected && (
          <>
            {" To switch this on, set up your own first, under "}
            <RouteLink to="../you" relative="path" color="fg">
              You and security
            </RouteLink>
            .
          </>
        )}
      </Switch>
    </Panel>
  )
}
