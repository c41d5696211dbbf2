import type { InviteUserMutation } from "../../../graphql/generated.ts"
import { CopyField } from "../../../parts/CopyField.tsx"
import { Stack, Text } from "../../../parts/chakra.ts"
import { ModalDialog } from "../../../parts/ModalDialog.tsx"
import { nameOf } from "./memberFacts.ts"

interface Props {
  answer: InviteUserMutation["inviteUser"]
  close: () => void
}

/** Says how an invitation gets to whom it is for. A link is shown here and never again. */
export const InvitationSent = ({ answer: { member, link }, close }: Props) => (
  <ModalDialog title={link === null ? "Invitation sent" : "Pass this link on"} close={close}>
    {link === null ? (
      <Text overflowWrap="anywhere">
        {`A mail is on its way to ${nameOf(member)}. Its link counts once, for 72 hours.`}
      </Text>
    ) : (
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {`No mail server is set, so send it to ${nameOf(member)} yourself. It counts once, for 72 hours, and is shown only now.`}
        </Text>
        {/* Only a path where the server does not know its outside address. */}
        <CopyField label="Invitation link" noun="link" value={new URL(link, location.origin).href} />
      </Stack>
    )}
  </ModalDialog>
)
