import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Verbatim } from "../../../components/records/Verbatim.tsx"

const EXAMPLE = `SMTP_URL=smtp://user:password@smtp.example.com:587
EMAIL_FROM=leads@example.com
EMAIL_TO=you@example.com`

/** Says that no mail goes out, and what to do about it. */
export const MailNotSet = () => (
  <Stack gap="2" minWidth="0">
    <Text color="yellow.fg" fontWeight="semibold">
      No mail server is set: mail is only kept here.
    </Text>
    <Text>
      To have new leads sent to you, put these lines with your own values into the .env file and start the server again:
    </Text>
    <Verbatim>{EXAMPLE}</Verbatim>
  </Stack>
)
