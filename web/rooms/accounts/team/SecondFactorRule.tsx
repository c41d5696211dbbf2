import { toast } from "sonner"
import { HelpText, RouteLink, SimpleGrid } from "../../../components/chakra.ts"
import { toastFailure } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { Switch } from "../../../components/forms/Switch.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { type Role, useRequireSecondFactorMutation } from "../../../graphql/generated.ts"
import { rolesInWords } from "../roles.ts"
import type { Member } from "./memberFacts.ts"

interface Props {
  required: readonly Role[]
  members: readonly Member[]
  viewerId: string
}

export const SecondFactorRule = ({ required, members, viewerId }: Props) => {
  const [require, { loading }] = useRequireSecondFactorMutation({
    onError: toastFailure("Failed to change this"),
  })
  const active = members.filter(({ state }) => state === "ACTIVE")
  const isViewerProtected = active.some(({ user, hasSecondFactor }) => user.id === viewerId && hasSecondFactor)

  const toggle = async (role: Role, plural: string, lacking: number, count: number) => {
    if (loading) return
    const isOn = required.includes(role)
    const roles = isOn ? required.filter((other) => other !== role) : [...required, role]
    const question = {
      title: `Require a second factor from ${plural}?`,
      text: `${lacking} of ${count} ${count === 1 ? "has" : "have"} none yet. They see nothing else here until they have set one up.`,
      goLabel: "Require",
    }
    if (!isOn && lacking > 0 && !(await confirm(question))) return
    const { data } = await require({ variables: { isRequired: roles.length > 0, roles } })
    if (data) toast.success(`A second factor is ${isOn ? "no longer required" : "required"} from ${plural}`)
  }

  return (
    <Panel title="Require a second factor">
      <HelpText>
        Members without one must set up an authenticator app or a passkey before they can do anything else.
        {!isViewerProtected && (
          <>
            {" To switch this on, set up your own first, under "}
            <RouteLink to="../you" relative="path" color="fg">
              You and security
            </RouteLink>
            .
          </>
        )}
      </HelpText>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" marginTop="4">
        {rolesInWords.map(({ name: role, label }) => {
          const those = active.filter(({ user }) => user.role === role)
          const lacking = those.filter(({ hasSecondFactor }) => !hasSecondFactor).length
          const isOn = required.includes(role)
          return (
            <Switch
              key={role}
              label={`${label}s`}
              name="require a second factor"
              isOn={isOn}
              isDisabled={!isOn && !isViewerProtected}
              isBusy={loading}
              toggle={() => void toggle(role, `${label.toLowerCase()}s`, lacking, those.length)}
            >
              {those.length === 0
                ? "Nobody has this role."
                : `${those.length - lacking} of ${those.length} set one up.`}
            </Switch>
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
