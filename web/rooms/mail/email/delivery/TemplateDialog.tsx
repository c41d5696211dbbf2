import { useState } from "react"
import { type EmailLogType, useEmailPreviewQuery } from "../../../../graphql/generated.ts"
import { Field, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { Select } from "../../../../parts/forms/Select.tsx"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { EmailContent } from "../EmailContent.tsx"
import { useEmailTypeOptions } from "../emailLogLook.tsx"

export const TemplateDialog = ({ close }: { close: () => void }) => (
  <ModalDialog title="Email templates" size="xl" close={close}>
    <TemplatePreview />
  </ModalDialog>
)

const TemplatePreview = () => {
  const options = useEmailTypeOptions()
  const [type, setType] = useState<EmailLogType>(options[0]?.name ?? "TEST")
  const { data, error, refetch } = useEmailPreviewQuery({ variables: { type } })
  const preview = data?.emailPreview
  return (
    <Stack gap="4" overflowWrap="anywhere">
      <Field.Root gap="1">
        <Field.Label>Template</Field.Label>
        <Select options={options} chosen={type} choose={setType} />
      </Field.Root>
      {error && <LoadFailure retry={refetch} message="Failed to load the template" />}
      {!preview && !error && <Skeleton role="status" aria-label="Loading the template" height="64" />}
      {preview && (
        <EmailContent body={preview.body} html={preview.html}>
          <Text fontWeight="semibold">{preview.subject}</Text>
        </EmailContent>
      )}
    </Stack>
  )
}
