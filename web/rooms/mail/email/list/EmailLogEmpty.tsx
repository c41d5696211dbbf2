import { Box, Link, Stack, Text } from "../../../../parts/chakra.ts"
import { ClearAll } from "../../../../parts/list/FilterBar.tsx"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { type EmailLogView, isNarrowed } from "../emailLogAddress.ts"

interface Props {
  view: EmailLogView
  isConfigured: boolean
  clear: () => void
}

const FormLink = ({ to, children }: { to: string; children: string }) => (
  <Link href={to} target="_blank" variant="underline">
    {children}
  </Link>
)

/** Stands for the emails when there are none, and says what to do next. */
export const EmailLogEmpty = ({ view, isConfigured, clear }: Props) => (
  <EmptyNote>
    {isNarrowed(view) ? (
      <Stack as="span" align="center" gap="2">
        No emails match this filter
        <ClearAll clear={clear} />
      </Stack>
    ) : (
      <Stack as="span" align="center" gap="1">
        <Text as="span" fontWeight="semibold" color="fg">
          No email logs yet
        </Text>
        <span>Form submissions will appear here</span>
        <Box as="span" maxWidth="60ch" paddingTop="3" fontSize="sm">
          {isConfigured
            ? "Each mail about them is kept: what it said, to whom it went and what the mail server answered."
            : "Until SMTP_URL and EMAIL_FROM are set as above, mail is kept here, and can be sent once they are."}
        </Box>
        <Box as="span" fontSize="sm">
          To see one, send the form for <FormLink to="/drivers">drivers</FormLink> or for{" "}
          <FormLink to="/contact">advertisers</FormLink>.
        </Box>
      </Stack>
    )}
  </EmptyNote>
)
