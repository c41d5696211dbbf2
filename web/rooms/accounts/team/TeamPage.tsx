import { useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { CopyField } from "../../../components/CopyField.tsx"
import { Badge, Box, HelpText, PrimaryButton, Small, Stack, Text } from "../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Switch } from "../../../components/forms/Switch.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { counted } from "../../../components/list/counts.ts"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { formatMoment, RelativeTime, useMinute } from "../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import {
  type InviteUserMutation,
  type Role,
  useChangeUserRoleMutation,
  useInviteUserMutation,
  useRequireProofOfWorkMutation,
  useTeamQuery,
} from "../../../graphql/generated.ts"
import { roleLabel, rolesInWords } from "../roles.ts"
import { MemberActions } from "./MemberActions.tsx"
import { DeactivateDialog, UnlockDialog } from "./MemberDialogs.tsx"
import { isLastOwner, type Member, memberName } from "./memberFacts.ts"
import { SecondFactorRule } from "./SecondFactorRule.tsx"

const RoleChoice = ({ role, choose }: { role: Role; choose: (role: Role) => void }) => (
  <TickList legend="Role" options={rolesInWords} chosen={[role]} choose={([name = role]) => choose(name)} isSingle />
)

interface InviteDialogProps {
  close: () => void
  invited: (answer: InviteUserMutation["inviteUser"]) => void
}

const InviteDialog = ({ close, invited }: InviteDialogProps) => {
  // The role with the fewest permissions, so that no one gets more by mistake.
  const draft = useDraft<{ email: string; role: Role }>("invitation", { email: "", role: "VIEWER" })
  const { email, role } = draft.values
  const [invite] = useInviteUserMutation({
    refetchQueries: ["Team"],
    onCompleted: ({ inviteUser }) => invited(inviteUser),
  })
  const form = useForm(() => invite({ variables: { input: { email: email.trim(), role } } }), {
    explain: (error) => ({ email: failureText(error) }),
    draft,
  })

  return (
    <FormDialog title="Invite somebody" action={["Invite", "Inviting..."]} form={form} close={close}>
      <TextField label="E-mail address" name="email" type="email" autoComplete="off" maxLength={255} required />
      <RoleChoice role={role} choose={(chosen) => draft.change({ role: chosen })} />
    </FormDialog>
  )
}

const ProofOfWorkRule = ({ isRequired }: { isRequired: boolean }) => {
  const [require, { loading }] = useRequireProofOfWorkMutation({
    onCompleted: ({ requireProofOfWork }) =>
      toast.success(
        requireProofOfWork.isProofOfWorkRequired ? "Forms ask for a proof of work now" : "No longer asked for",
      ),
    onError: toastFailure("Failed to change this"),
  })
  return (
    <Panel title="Forms">
      <Switch
        label="Ask for a proof of work (under attack)"
        isOn={isRequired}
        isBusy={loading}
        toggle={() => void (loading || require({ variables: { isRequired: !isRequired } }))}
      >
        The sender’s browser works for about a second while the form is filled in, which makes sending many expensive.
        What comes without it, from programs without a key or without JavaScript, waits in quarantine. When many more
        forms than usual come within an hour, the site asks by itself.
      </Switch>
    </Panel>
  )
}

interface Props {
  answer: InviteUserMutation["inviteUser"]
  close: () => void
}

/** An invitation link cannot be shown again after this dialog. */
const InvitationSent = ({ answer: { member, link }, close }: Props) => (
  <ModalDialog title={link === null ? "Invitation sent" : "Pass this link on"} close={close}>
    {link === null ? (
      <Text overflowWrap="anywhere">
        {`A mail is on its way to ${memberName(member)}. Its link counts once, for 72 hours.`}
      </Text>
    ) : (
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {`No mail server is set, so send it to ${memberName(member)} yourself. It counts once, for 72 hours, and is shown only now.`}
        </Text>
        {/* The link is relative if the server does not know its public address. */}
        <CopyField label="Invitation link" noun="link" value={new URL(link, location.origin).href} />
      </Stack>
    )}
  </ModalDialog>
)

const RoleDialog = ({ member, close }: { member: Member; close: () => void }) => {
  const { id, role: current } = member.user
  const [role, setRole] = useState(current)
  const [changeRole] = useChangeUserRoleMutation({
    // The member may be the viewer, whose permissions then change.
    refetchQueries: ["DashboardLayout"],
    onCompleted: toastDone(`${memberName(member)} is ${roleLabel(role).toLowerCase()} now`, close),
  })

  const form = useForm(() => (role === current ? close() : changeRole({ variables: { input: { id, role } } })))

  return (
    <FormDialog title={`Role of ${memberName(member)}`} action={["Save", "Saving..."]} form={form} close={close}>
      <RoleChoice role={role} choose={setRole} />
    </FormDialog>
  )
}

type MemberRow = Member & { id: string }

type Open =
  | { kind: "invite" }
  | { kind: "invited"; answer: InviteUserMutation["inviteUser"] }
  | { kind: "role"; member: Member }
  | { kind: "deactivate" | "unlock"; member: Member }

const MemberName = ({ member, isViewer }: { member: Member; isViewer: boolean }) => {
  const address = member.user.email ?? member.user.username
  return (
    <Box minWidth="0">
      <Text as="span" fontWeight="semibold" lineClamp="2">
        {memberName(member)}
        {isViewer && (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {" (you)"}
          </Text>
        )}
      </Text>
      {address !== memberName(member) && (
        <HelpText as="span" display="block">
          {address}
        </HelpText>
      )}
    </Box>
  )
}

const MemberState = ({ member: { state, invitationExpiresAt } }: { member: Member }) => {
  const now = useMinute()
  if (state === "ACTIVE") return <Small>Active</Small>
  if (state === "DEACTIVATED") return <Badge variant="subtle">Deactivated</Badge>
  // The server makes the link and its expiry date only when it sends the mail.
  if (invitationExpiresAt === null)
    return (
      <Badge variant="subtle" colorPalette="blue">
        Invited, mail on its way
      </Badge>
    )
  const isOpen = Date.parse(invitationExpiresAt) > now
  return (
    <Stack gap="1" align="start">
      <Badge colorPalette={isOpen ? "blue" : "yellow"}>{isOpen ? "Invited" : "Invitation expired"}</Badge>
      {isOpen && <Small>{`until ${formatMoment(invitationExpiresAt)}`}</Small>}
    </Stack>
  )
}

export const TeamPage = () => {
  const query = useTeamQuery({ fetchPolicy: "cache-and-network" })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const showInvitation = (answer: InviteUserMutation["inviteUser"]) => setOpen({ kind: "invited", answer })

  const members = query.data?.users ?? []
  const viewerId = query.data?.me.id
  const columns: Column<MemberRow>[] = [
    {
      header: "Name",
      width: "40%",
      order: memberName,
      cell: (member) => <MemberName member={member} isViewer={member.id === viewerId} />,
    },
    {
      header: "Role",
      order: ({ user: { role } }) => roleLabel(role),
      cell: (member) => (
        <Stack gap="1" align="start">
          {roleLabel(member.user.role)}
          <MemberState member={member} />
        </Stack>
      ),
    },
    {
      header: "Last sign-in",
      order: ({ signedInAt }) => signedInAt ?? "",
      cell: ({ state, signedInAt, hasSecondFactor }) => (
        <Stack gap="1" align="start">
          {signedInAt ? (
            <span>
              <RelativeTime of={signedInAt} /> ago
            </span>
          ) : (
            <Text color="fg.muted">Never</Text>
          )}
          {state === "ACTIVE" && <Small>{hasSecondFactor ? "Has a second factor" : "No second factor"}</Small>}
        </Stack>
      ),
    },
    {
      header: "Actions",
      cell: (member) => (
        <MemberActions
          member={member}
          isLast={isLastOwner(member, members)}
          isViewer={member.user.id === viewerId}
          changeRole={() => setOpen({ kind: "role", member })}
          deactivate={() => setOpen({ kind: "deactivate", member })}
          unlock={() => setOpen({ kind: "unlock", member })}
          invited={showInvitation}
        />
      ),
    },
  ]

  return (
    <Stack gap="5">
      <Records
        label="Team"
        columns={columns}
        records={query.data && members.map((member) => ({ ...member, id: member.user.id }))}
        list={useLoadState(query)}
        loading="Loading the team"
        about={query.data && counted(members.length, ["person", "people"])}
        action={<PrimaryButton onClick={() => setOpen({ kind: "invite" })}>Invite</PrimaryButton>}
        isMuted={({ state }) => state === "DEACTIVATED"}
      />
      {query.data && (
        <>
          <SecondFactorRule
            required={query.data.teamSettings.secondFactorRoles}
            members={members}
            viewerId={query.data.me.id}
          />
          <ProofOfWorkRule isRequired={query.data.teamSettings.isProofOfWorkRequired} />
        </>
      )}
      {open?.kind === "invite" && <InviteDialog close={close} invited={showInvitation} />}
      {open?.kind === "invited" && <InvitationSent answer={open.answer} close={close} />}
      {open?.kind === "role" && <RoleDialog member={open.member} close={close} />}
      {open?.kind === "unlock" && <UnlockDialog member={open.member} close={close} />}
      {open?.kind === "deactivate" && (
        <DeactivateDialog member={open.member} isViewer={open.member.user.id === viewerId} close={close} />
      )}
    </Stack>
  )
}
