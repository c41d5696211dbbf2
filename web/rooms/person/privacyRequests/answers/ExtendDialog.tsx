import { ANSWER_WITHIN_DAYS, daysLater, EXTENSION_REASON_MAX } from "@farelight/api/contract/person/privacyRequests.ts"
import { useState } from "react"
import { toast } from "sonner"
import { useExtendPrivacyRequestMutation } from "../../../../graphql/generated.ts"
import { useAnnounceUnfinished } from "../../../../parts/browser/unfinishedWork.ts"
import { Text } from "../../../../parts/chakra.ts"
import { FormDialog } from "../../../../parts/forms/FormDialog.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { formatMoment } from "../../../../parts/records/Moment.tsx"
import type { OpenedRequest } from "../requestLook.tsx"
import { MailText } from "./MailText.tsx"
import { MessageField } from "./MessageField.tsx"
import { isTaken, type Reload } from "./useAnswer.ts"

interface Props {
  request: OpenedRequest
  reload: Reload
  close: () => void
}

/** Extends the time for an answer, which is possible once. */
export const ExtendDialog = ({ request, reload, close }: Props) => {
  const [reason, setReason] = useState("")
  const [extend, { client }] = useExtendPrivacyRequestMutation()
  useAnnounceUnfinished(reason !== "", "A reason that was not sent yet will be lost.")

  const form = useForm(async () => {
    try {
      const { data } = await extend({ variables: { id: request.id, reason: reason.trim() } })
      for (const fieldName of ["privacyRequests", "dashboardSummary"])
        client.cache.evict({ id: "ROOT_QUERY", fieldName })
      const dueAt = data?.extendPrivacyRequest.privacyRequest.dueAt
      toast.success(dueAt ? `Now due ${formatMoment(dueAt)}` : "Extended")
      close()
    } catch (error) {
      if (!(await isTaken(error, reload))) throw error
      close()
    }
  })

  return (
    <FormDialog title="Extend by 45 days?" size="lg" action={["Extend", "Extending..."]} form={form} close={close}>
      <Text>This is possible once. The person is told the new date, and why it takes longer.</Text>
      <MessageField
        label="Why it takes longer"
        isRequired
        help="The person reads it as it is."
        fault={form.faults.reason}
        maxLength={EXTENSION_REASON_MAX}
        value={reason}
        change={setReason}
      />
      <MailText
        request={request}
        told={{ dueAt: daysLater(new Date(request.dueAt), ANSWER_WITHIN_DAYS), message: reason.trim() }}
      />
    </FormDialog>
  )
}
