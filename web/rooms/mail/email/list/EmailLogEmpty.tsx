import { Box, Link, Stack, Text } from "../../../../components/chakra.ts"
import { EmptyNote, searchNote } from "../../../../components/list/ListNotices.tsx"
import { PreformattedText } from "../../../../components/records/RecordText.tsx"
import { MAIL_SETTINGS } from "../delivery/MailDelivery.tsx"
import { type EmailLogView, hasFilters } from "../emailLogAddress.ts"

const FormLink = ({ to, children }: { to: string; children: string }) => (
  <Link href={to} target="_blank" variant="underline">
    {children}
  </Link>
)

export const EmailLogEmpty = ({ view, isConfigured }: { view: EmailLogView; isConfigured: boolean }) =>
  hasFilters(view) ? (
    <EmptyNote title="No emails match this filter">{searchNote(view.search)}</EmptyNote>
  ) : (
    <EmptyNote title="No email logs yet">
      <Stack align="center" gap="3" fontSize="sm">
        <Text fontSize="md">Form submissions will appear here</Text>
        {isConfigured ? (
          "Every email is kept with its text, its recipient and the mail server's answer."
        ) : (
          <>
            Add these lines to .env with your own values to send the emails that are saved here. docs/settings.md lists
            all settings.
            <Box textAlign="start" background="bg.muted" borderRadius="l2" paddingX="4" paddingY="2.5" color="fg">
              <PreformattedText>{MAIL_SETTINGS}</PreformattedText>
            </Box>
          </>
        )}
        <span>
          To see one, send the form for <FormLink to="/drivers">drivers</FormLink> or for{" "}
          <FormLink to="/contact">advertisers</FormLink>.
        </span>
      </Stack>
    </EmptyNote>
  )
