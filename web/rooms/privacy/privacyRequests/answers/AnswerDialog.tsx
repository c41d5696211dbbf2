import { ANSWER_MAX, EXTENSION_REASON_MAX } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { DEFAULT_LOCALE, isLocale, languages } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useState } from "react"
import { useUnfinishedWork } from "../../../../browser/unfinishedWork.ts"
import { Box, Skeleton, Stack, Text, Textarea } from "../../../../components/chakra.ts"
import { FormDialog } from "../../../../components/forms/FormDialog.tsx"
import { Labeled } from "../../../../components/forms/Labeled.tsx"
import { useDraft } from "../../../../components/forms/useDraft.ts"
import { useForm } from "../../../../components/forms/useForm.ts"
import { LoadFailure, useLoadState } from "../../../../components/records/LoadFailure.tsx"
import {
  type PrivacyRequestOutcome,
  usePrivacyMailPreviewQuery,
  useSubjectErasurePreviewQuery,
} from "../../../../graphql/generated.ts"
import { EmailContent } from "../../../mail/email/EmailContent.tsx"
import { ErasureFacts } from "../../erasure/ErasureFacts.tsx"
import type { OpenedRequest } from "../requestLook.tsx"
import { type Answer, useAnswer } from "./answers.ts"

const PAUSE_MS = 400

interface MailTextProps {
  request: OpenedRequest
  /** Undefined for an extension. */
  outcome?: PrivacyRequestOutcome
  message: string
}

const MailText = ({ request: { id, email, locale }, outcome, message: typed }: MailTextProps) => {
  const [message, setMessage] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setMessage(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const variables = { id, outcome, message: message.trim() || null }
  const query = usePrivacyMailPreviewQuery({ variables, skip: email === null, fetchPolicy: "no-cache" })
  const mail = (query.data ?? query.previousData)?.privacyMailPreview
  if (email === null) return null
  const language = isLocale(locale) && locale !== DEFAULT_LOCALE ? ` (${languages[locale]}: write in it, too)` : ""
  const title = `What ${email} gets${language}`
  return (
    <Box
      as="section"
      aria-label={title}
      background="bg.muted"
      borderRadius="l2"
      paddingX="4"
      paddingY="3"
      fontSize="sm"
    >
      {query.error && <LoadFailure retry={query.refetch} message="Failed to load the mail" />}
      {!mail && !query.error && <Skeleton role="status" aria-label="Loading the mail" height="32" />}
      {mail && (
        <EmailContent {...mail} lang={locale}>
          <Box overflowWrap="anywhere" minWidth="0">
            <Text color="fg.muted">{title}</Text>
            <Text fontWeight="semibold" lang={locale}>
              {mail.subject}
            </Text>
          </Box>
        </EmailContent>
      )}
    </Box>
  )
}

interface Props {
  answer: Answer
  request: OpenedRequest
  close: () => void
}

export const AnswerDialog = ({ answer, request, close }: Props) => {
  const { outcome, needsMessage = false } = answer
  const isErasure = outcome === "FULFILLED" && request.kind === "DELETE"
  const email = request.email ?? ""
  const query = useSubjectErasurePreviewQuery({ variables: { email }, fetchPolicy: "network-only", skip: !isErasure })
  const { hasFailed } = useLoadState(query)
  const preview = query.data?.subjectErasurePreview
  const isWaiting = isErasure && !preview

  const draft = useDraft(`answer:${request.id}:${outcome ?? "EXTENSION"}`, { message: "" })
  const { message } = draft.values
  const send = useAnswer(request, close)
  const form = useForm(() => isWaiting || send(answer, message), { draft })
  const fault = form.faults.message ?? form.faults.reason
  useUnfinishedWork(message !== "", "An answer to a privacy request that was not sent yet will be lost.")

  return (
    <FormDialog
      title={answer.title}
      size="lg"
      action={answer.action}
      isWaiting={isWaiting}
      isDanger={isErasure}
      form={form}
      close={close}
    >
      {answer.text && <Text>{answer.text}</Text>}
      {isErasure && (
        <Stack gap="3">
          <Text overflowWrap="anywhere">
            Everything about <strong>{email}</strong> goes, and nothing brings it back. You may be asked to prove who
            you are.
          </Text>
          {hasFailed && <LoadFailure retry={query.refetch} />}
          {!preview && !hasFailed && (
            <Skeleton role="status" aria-label="Looking for what there is" height="32" borderRadius="l2" />
          )}
          {preview && <ErasureFacts report={preview} />}
        </Stack>
      )}
      <Labeled
        label={answer.messageLabel ?? "Your message"}
        required={needsMessage}
        fault={fault}
        help={`${needsMessage ? "" : "If there is something to add. "}The person reads it as it is.`}
      >
        <Textarea
          rows={4}
          maxLength={outcome ? ANSWER_MAX : EXTENSION_REASON_MAX}
          borderColor="border.emphasized"
          css={{ fieldSizing: "content" }}
          minHeight="24"
          maxHeight="16rem"
          {...draft.field("message")}
        />
      </Labeled>
      <MailText request={request} outcome={outcome} message={message} />
    </FormDialog>
  )
}
