import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Input } from "@chakra-ui/react/input"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useRef } from "react"
import { toast } from "sonner"
import { copyText } from "../../components/copyText.ts"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { InviteUserMutation } from "../../graphql/generated.ts"
import { nameOf } from "./memberFacts.ts"

interface Props {
  answer: InviteUserMutation["inviteUser"]
  close: () => void
}

const LinkToCopy = ({ link }: { link: string }) => {
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    if (await copyText(link)) toast.success("Link copied")
    else {
      field.current?.select()
      toast("Press Ctrl+C or ⌘C to copy the link")
    }
  }

  return (
    <Flex gap="2">
      <Input
        ref={field}
        readOnly
        aria-label="Invitation link"
        fontFamily="mono"
        fontSize="sm"
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button colorPalette="brand" onClick={copy}>
        Copy
      </Button>
    </Flex>
  )
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
        <LinkToCopy link={new URL(link, location.origin).href} />
      </Stack>
    )}
  </ModalDialog>
)
