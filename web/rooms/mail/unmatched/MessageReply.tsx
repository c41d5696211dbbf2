import { useUnfinishedWork } from "../../../browser/unfinishedWork.ts"
import { Flex, HelpText, PrimaryButton, Stack, Textarea } from "../../../components/chakra.ts"
import { Failure } from "../../../components/forms/Form.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { sendByKey } from "../../../components/forms/sendByKey.ts"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import type { Unmatched_MessageFragment } from "../../../graphql/generated.ts"

// The mutation refuses longer texts.
const BODY_MAX = 10_000

interface Props {
  message: Unmatched_MessageFragment
  send: (body: string) => Promise<unknown>
}

export const MessageReply = ({ message: { id, fromAddress }, send }: Props) => {
  const draft = useDraft(`message-reply:${id}`, { body: "" })
  const form = useForm(() => send(draft.values.body), { draft })
  const isWritten = draft.values.body.trim() !== ""
  useUnfinishedWork(isWritten, "A reply that has not been sent yet will be lost.")
  return (
    <form {...form.props} onKeyDown={sendByKey}>
      <Stack gap="2">
        <Labeled fault={form.faults.body}>
          <Textarea
            aria-label="Reply"
            placeholder={`Reply to ${fromAddress}`}
            rows={3}
            autoresize
            maxHeight="38dvh"
            maxLength={BODY_MAX}
            readOnly={form.isBusy}
            {...draft.field("body")}
          />
        </Labeled>
        <Failure>{form.failure}</Failure>
        <Flex gap="3" wrap="wrap" align="center" justify="space-between" hidden={!isWritten}>
          <HelpText fontSize="xs">Quotes the message and takes it off this list, with its attachments.</HelpText>
          <PrimaryButton type="submit" title="Ctrl+Enter" aria-busy={form.isBusy}>
            {form.isBusy ? "Sending..." : "Send"}
          </PrimaryButton>
        </Flex>
      </Stack>
    </form>
  )
}
