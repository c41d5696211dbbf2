import { EXTENSION_REASON_MAX } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { useState } from "react"
import { toast } from "sonner"
import { useAnnounceUnfinished } from "../../../../browser/unfinishedWork.ts"
import { useExtendPrivacyRequestMutation, useSubjectErasurePreviewQuery } from "../../../../graphql/generated.ts"
import { Button, Flex, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { FormDialog } from "../../../../parts/forms/FormDialog.tsx"
import { useDraft } from "../../../../parts/forms/useDraft.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { LoadFailure, useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { formatMoment } from "../../../../parts/records/Moment.tsx"
import { ErasureFacts } from "../../erasure/ErasureFacts.tsx"
import { isConfirmed, type OpenedRequest } from "../requestLook.tsx"
import { AnswerDialog, type AnswerProps } from "./AnswerDialog.tsx"
import { type Answer, answersTo } from "./answers.ts"
import { MailText } from "./MailText.tsx"
import { MessageField } from "./MessageField.tsx"
import { isTaken, type Reload } from "./useAnswer.ts"

const ExtendDialog = ({ request, reload, close }: { request: OpenedRequest; reload: Reload; close: () => void }) => {
  const draft = useDraft(`extension:${request.id}`, { reason: "" })
  const { reason } = draft.values
  const [extend, { client }] = useExtendPrivacyRequestMutation()
  useAnnounceUnfinished(reason !== "", "A reason that was not sent yet will be lost.")

  const form = useForm(
    async () => {
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
    },
    { draft },
  )

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
        change={(text) => draft.change({ reason: text })}
      />
      <MailText request={request} message={reason} />
    </FormDialog>
  )
}

const EraseDialog = (props: AnswerProps) => {
  const { email } = props.request
  const query = useSubjectErasurePreviewQuery({ variables: { email: email ?? "" }, fetchPolicy: "network-only" })
  const { hasFailed } = useLoadState(query)
  const preview = query.data?.subjectErasurePreview
  return (
    <AnswerDialog {...props} isDanger isWaiting={!preview}>
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          Everything about <strong>{email}</strong> goes, and nothing brings it back. You may be asked to prove who you
          are.
        </Text>
        {hasFailed && <LoadFailure retry={query.refetch} />}
        {!preview && !hasFailed && (
          <Skeleton role="status" aria-label="Looking for what there is" height="32" borderRadius="l2" />
        )}
        {preview && <ErasureFacts report={preview} />}
      </Stack>
    </AnswerDialog>
  )
}

export const AnswerButtons = ({ request, reload }: { request: OpenedRequest; reload: Reload }) => {
  const [open, setOpen] = useState<Answer | "extend">()
  const close = () => setOpen(undefined)
  const hasLeads = request.leads.some(isConfirmed)
  // Nothing can be found only where there is nothing.
  const answers = answersTo(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
  const likely = hasLeads || request.kind === "OPT_OUT" ? "FULFILLED" : "NOTHING_FOUND"
  const dialog = { request, reload, close }

  return (
    <>
      <Flex gap="2" wrap="wrap">
        {answers.map((answer) => (
          <Button
            key={answer.outcome}
            size="sm"
            {...(answer.outcome === likely ? { colorPalette: "brand" } : { variant: "outline" })}
            onClick={() => setOpen(answer)}
          >
            {answer.label}
          </Button>
        ))}
        {request.extendedAt === null && (
          <Button size="sm" variant="ghost" onClick={() => setOpen("extend")}>
            Extend by 45 days
          </Button>
        )}
      </Flex>
      {open === "extend" && <ExtendDialog request={request} reload={reload} close={close} />}
      {open && open !== "extend" && open.outcome === "FULFILLED" && request.kind === "DELETE" && (
        <EraseDialog answer={open} {...dialog} />
      )}
      {open && open !== "extend" && !(open.outcome === "FULFILLED" && request.kind === "DELETE") && (
        <AnswerDialog answer={open} {...dialog} />
      )}
    </>
  )
}
