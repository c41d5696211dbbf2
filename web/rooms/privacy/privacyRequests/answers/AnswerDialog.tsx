import { ANSWER_MAX } from "@farelight/api/contract/privacy/privacyRequests.ts"
import type { ReactNode } from "react"
import { useAnnounceUnfinished } from "../../../../browser/unfinishedWork.ts"
import { Text } from "../../../../parts/chakra.ts"
import { FormDialog } from "../../../../parts/forms/FormDialog.tsx"
import { useDraft } from "../../../../parts/forms/useDraft.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import type { OpenedRequest } from "../requestLook.tsx"
import type { Answer } from "./answers.ts"
import { MailText } from "./MailText.tsx"
import { MessageField } from "./MessageField.tsx"
import { type Reload, useAnswer } from "./useAnswer.ts"

export interface AnswerProps {
  answer: Answer
  request: OpenedRequest
  reload: Reload
  close: () => void
  children?: ReactNode
  isWaiting?: boolean
  isDanger?: boolean
}

export const AnswerDialog = ({
  answer,
  request,
  reload,
  close,
  children,
  isWaiting,
  isDanger = false,
}: AnswerProps) => {
  const draft = useDraft(`answer:${request.id}:${answer.outcome}`, { message: "" })
  const { message } = draft.values
  const send = useAnswer(request, reload, close)
  const form = useForm(() => isWaiting || send(answer, message), { draft })
  useAnnounceUnfinished(message !== "", "An answer to a privacy request that was not sent yet will be lost.")

  return (
    <FormDialog
      title={answer.title}
      size="lg"
      action={answer.action}
      isWaiting={isWaiting}
      isDanger={isDanger}
      form={form}
      close={close}
    >
      {answer.text && <Text>{answer.text}</Text>}
      {children}
      <MessageField
        label={answer.needsMessage ? "Why" : "Your message"}
        isRequired={answer.needsMessage ?? false}
        help={
          answer.needsMessage
            ? "The person reads it as it is."
            : "If there is something to add. The person reads it as it is."
        }
        fault={form.faults.message}
        maxLength={ANSWER_MAX}
        value={message}
        change={(text) => draft.change({ message: text })}
      />
      <MailText request={request} outcome={answer.outcome} message={message} />
    </FormDialog>
  )
}
