import { type KeyboardEvent, useEffect, useRef } from "react"
import type { ReplyStartQuery } from "../../../graphql/generated.ts"
import { useAnnounceUnfinished } from "../../../parts/browser/unfinishedWork.ts"
import { Button, chakra, Field, Flex, Grid, Input, Stack, Text, Textarea } from "../../../parts/chakra.ts"
import { Failure } from "../../../parts/forms/Form.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import type { LeadKindFacts, ListedLead } from "../../leads/lead/leadKind.ts"
import { leadStatusLabel } from "../../leads/status/leadStatusLook.ts"
import { TemplateField } from "./TemplateField.tsx"
import { useReply } from "./useReply.ts"
import { useSendReply } from "./useSendReply.ts"

// The limits of the `replyToLead` mutation.
const SUBJECT_MAX = 150
const BODY_MAX = 10_000

export type ReplyStart = NonNullable<ReplyStartQuery["replyStart"]>

export interface ReplyFormProps {
  kind: LeadKindFacts
  lead: Pick<ListedLead, "id" | "name" | "status">
  draftKey: string
  close: () => void
  discard: () => void
  start: ReplyStart
}

/** Where the operator goes on writing: below the greeting, or at the end of a single paragraph. */
const caretIn = (body: string) => {
  const end = body.indexOf("\n\n")
  return end < 0 ? body.length : end + 2
}

/** A reply as it is written and sent: the text is what goes out. */
export const ReplyForm = ({ kind, lead, draftKey, close, discard, start }: ReplyFormProps) => {
  const { reply, change, begin, keep, forget, isUnfinished, statusAtStart } = useReply(draftKey, start, lead.status)
  const send = useSendReply(kind, lead)
  const body = useRef<HTMLTextAreaElement>(null)
  const form = useForm(async () => {
    if (!start.isMailConfigured) return
    keep()
    await send(reply)
    forget()
    close()
  })
  const isSending = form.isBusy

  useAnnounceUnfinished(isUnfinished, "A reply that has not been sent yet will be lost.")

  useEffect(() => {
    const field = body.current
    field?.focus()
    field?.setSelectionRange(caretIn(field.value), caretIn(field.value))
  }, [])

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.props.ref.current?.requestSubmit()
  }

  return (
    <form {...form.props} onKeyDown={sendByKey}>
      <Stack gap="4" maxWidth="4xl">
        <Remark overflowWrap="anywhere">
          To {start.to}, from {start.from}. Answers go to {start.replyTo}.
        </Remark>
        <Grid gap="4" templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 2fr)" }}>
          <TemplateField start={start} isUnfinished={isUnfinished} isDisabled={isSending} begin={begin} />
          <Field.Root required invalid={form.faults.subject !== undefined}>
            <Field.Label>Subject</Field.Label>
            <Input
              maxLength={SUBJECT_MAX}
              borderColor="border.emphasized"
              readOnly={isSending}
              value={reply.subject}
              onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            />
            <Field.ErrorText>{form.faults.subject}</Field.ErrorText>
          </Field.Root>
        </Grid>
        <Field.Root required invalid={form.faults.body !== undefined}>
          <Field.Label>Text</Field.Label>
          <Textarea
            ref={body}
            data-field="reply"
            rows={14}
            minHeight="60"
            // All of the text in view, where the browser can do that.
            css={{ fieldSizing: "content" }}
            maxLength={BODY_MAX}
            borderColor="border.emphasized"
            lineHeight="tall"
            readOnly={isSending}
            value={reply.body}
            onChange={({ currentTarget }) => change({ body: currentTarget.value })}
          />
          <Field.ErrorText>{form.faults.body}</Field.ErrorText>
        </Field.Root>
        <Text role="status" fontSize="sm" _empty={{ display: "none" }}>
          {lead.status !== statusAtStart &&
            `The status is now ${leadStatusLabel(lead.status)}. Somebody may have answered already.`}
        </Text>
        <Failure>
          {!start.isMailConfigured && "No mail server is set, so nothing can be sent from here."}
          {form.failure}
        </Failure>
        <Flex
          data-lower-buttons
          align="center"
          gap="3"
          wrap="wrap"
          position="sticky"
          css={{ [LOW_WINDOW]: { position: "static" } }}
          bottom="0"
          zIndex="1"
          background="bg"
          borderTopWidth="1px"
          // Covers the ring around the text, too.
          marginX="-1"
          paddingX="1"
          paddingY="3"
        >
          <Button
            type="submit"
            colorPalette="brand"
            flexGrow={{ base: "1", sm: "0" }}
            aria-busy={isSending}
            disabled={!start.isMailConfigured}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl+Enter"
          >
            {isSending ? "Sending..." : "Send"}
          </Button>
          <Button variant="outline" onClick={close} disabled={isSending}>
            Close
          </Button>
          {lead.status !== "CONTACTED" && (
            <chakra.label display="flex" alignItems="center" gap="2" minHeight="10" fontSize="sm">
              <chakra.input
                type="checkbox"
                boxSize="5"
                accentColor="brand.solid"
                disabled={isSending}
                checked={reply.setContacted}
                onChange={({ currentTarget }) => change({ setContacted: currentTarget.checked })}
              />
              Set to {leadStatusLabel("CONTACTED")}
            </chakra.label>
          )}
          {isUnfinished && (
            <Button variant="ghost" onClick={discard} disabled={isSending}>
              Discard
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  )
}
