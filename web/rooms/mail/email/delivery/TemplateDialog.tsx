import { languages } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { toast } from "sonner"
import { Button, HelpText, Stack, Text } from "../../../../components/chakra.ts"
import { toastFailure } from "../../../../components/forms/attempt.ts"
import { Labeled } from "../../../../components/forms/Labeled.tsx"
import { Select } from "../../../../components/forms/Select.tsx"
import { Segments } from "../../../../components/list/ToggleGroup.tsx"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { LoadNotice, useLoadState } from "../../../../components/records/LoadFailure.tsx"
import {
  type EmailLogType,
  type Locale,
  useEmailPreviewQuery,
  useSendTestEmailMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { EmailContent } from "../EmailContent.tsx"
import { useEmailTypeOptions } from "../emailLogLook.tsx"

const options = [
  { name: "EN", label: languages.en },
  { name: "ES", label: languages.es },
] as const

export const TemplateDialog = ({ close }: { close: () => void }) => (
  <ModalDialog title="Email templates" size="xl" close={close}>
    <TemplatePreview />
  </ModalDialog>
)

const TemplatePreview = () => {
  const types = useEmailTypeOptions()
  const [locale, setLocale] = useState<Locale>("EN")
  const [type, setType] = useState<EmailLogType>(types[0]?.name ?? "TEST")
  const query = useEmailPreviewQuery({ variables: { type, locale } })
  const preview = query.data?.emailPreview
  const { viewerCanSendMail } = usePermissions()
  const [send, sending] = useSendTestEmailMutation({
    variables: { type, locale },
    onCompleted: ({ sendTestEmail: { isAccepted, explanation } }) =>
      isAccepted ? toast.success("Sent to the operator’s address") : toast.error(explanation),
    onError: toastFailure("Failed to send the test"),
  })
  return (
    <Stack gap="4" overflowWrap="anywhere">
      <Labeled label="Template" gap="1">
        <Select options={types} chosen={type} choose={setType} />
      </Labeled>
      <Segments label="Language" options={options} chosen={locale} choose={setLocale} />
      <HelpText>Mails to your team are in English alone.</HelpText>
      <LoadNotice
        state={useLoadState(query)}
        content={preview}
        message="Failed to load the template"
        label="Loading the template"
        count={1}
        height="64"
      />
      {preview && (
        <EmailContent body={preview.body} html={preview.html}>
          <Text fontWeight="semibold">{preview.subject}</Text>
        </EmailContent>
      )}
      {preview && viewerCanSendMail && (
        <Button size="xs" alignSelf="start" aria-busy={sending.loading} onClick={() => sending.loading || send()}>
          {sending.loading ? "Sending..." : "Send as a test"}
        </Button>
      )}
    </Stack>
  )
}
