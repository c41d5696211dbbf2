import { type Ref, useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { toast } from "sonner"
import { useUnfinishedWork } from "../../../browser/unfinishedWork.ts"
import { Button, Flex, HelpText, Input, PrimaryButton, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { CompletionField } from "../../../components/choice/CompletionField.tsx"
import { attempt } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { Failure } from "../../../components/forms/Form.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { sendByKey } from "../../../components/forms/sendByKey.ts"
import { type FormState, useForm } from "../../../components/forms/useForm.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import type { LeadStatus, ReplyDrafts_DraftFragment, ReplyStartQuery } from "../../../graphql/generated.ts"
import { useRevokeReplyAddressMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts, ListedLead } from "../../leads/lead/leadKind.ts"
import { useReloadLead } from "../../leads/lead/useReloadLead.ts"
import { leadStatusLabel } from "../../leads/status/leadStatusLook.ts"
import { emailLogPath } from "../email/emailLogAddress.ts"
import { FileRequestField } from "./FileRequestField.tsx"
import { TemplateField, useTemplates } from "./TemplateField.tsx"
import { useReply } from "./useReply.ts"
import { useSendReply } from "./useSendReply.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  ended: () => void
}

const EndReplyAddress = ({ kind, leadId, ended }: Props) => {
  const [revokeReplyAddress] = useRevokeReplyAddressMutation()
  const reload = useReloadLead(kind, leadId)

  const question = {
    title: "End the address for answers?",
    text: "What comes to it from now on waits in Unmatched. The next mail has a new one.",
    goLabel: "End it",
  }
  const end = () =>
    attempt("Failed to end the address", async () => {
      if (!(await confirm(question))) return
      await revokeReplyAddress({ variables: { leadType: kind.type, leadId } })
      toast.success("The next mail has another address for answers")
      reload()
      ended()
    })

  return (
    <ActionMenu
      label="Address for answers"
      look="quiet"
      actions={[{ label: "End this address…", run: () => void end() }]}
    >
      …
    </ActionMenu>
  )
}

const SUBJECT_MAX = 150
const BODY_MAX = 10_000

export type ReplyStart = NonNullable<ReplyStartQuery["replyStart"]>

export interface ReplyFormProps {
  kind: LeadKindFacts
  lead: Pick<ListedLead, "id" | "name" | "status">
  ownDraft: ReplyDrafts_DraftFragment | undefined
  isReturned: boolean
  close: () => void
  discard: () => void
  start: ReplyStart
  restart: () => void
}

const textOf = ({ subject, body }: ReplyDrafts_DraftFragment) => ({ subject, body })

const caretIn = (body: string) => {
  const end = body.indexOf("\n\n")
  return end < 0 ? body.length : end + 2
}

// Only at the start of a line, as "/" may be part of a text elsewhere.
const TEMPLATE_BEGUN = /(?:^|\n)\/([^\n/]{0,40})$/u

interface ReplyTextProps {
  text: string
  change: (text: string) => void
  templates: ReturnType<typeof useTemplates>
  isOwn: (text: string) => boolean
  fault: string | undefined
  isSending: boolean
  ref: Ref<HTMLTextAreaElement>
}

const ReplyText = ({ text, change, templates, isOwn, fault, isSending, ref }: ReplyTextProps) => (
  <CompletionField
    ref={ref}
    label="Text"
    text={text}
    change={change}
    fault={fault}
    required
    completion={{
      label: "Templates",
      begunAt: (text, caret) => TEMPLATE_BEGUN.exec(text.slice(0, caret))?.[1],
      optionsFor: (begun) =>
        templates.templates
          .filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()))
          .map(({ value, name }) => ({ value, label: name })),
      complete: ({ value }, { caret, begun }) => {
        const without = text.slice(0, caret - begun.length - 1) + text.slice(caret)
        change(without)
        templates.choose(value, isOwn(without))
        return undefined
      },
    }}
    data-field="reply"
    placeholder="Write, or press / for a template"
    rows={6}
    // The field grows with its text, where browsers support `fieldSizing`.
    css={{ fieldSizing: "content" }}
    minHeight="32"
    maxHeight="38dvh"
    maxLength={BODY_MAX}
    lineHeight="tall"
    readOnly={isSending}
  />
)

const isFirstContact = (status: LeadStatus) => status === "PENDING"

interface SendButtonsProps {
  form: FormState
  status: LeadStatus
  isDisabled: boolean
}

/** The first reply is the first contact, so the primary button also sets the status. */
const SendButtons = ({ form, status, isDisabled }: SendButtonsProps) => {
  const labels = ["Send", `Send and set ${leadStatusLabel("CONTACTED")}`]
  const [plain, primary] = isFirstContact(status) ? labels : labels.toReversed()
  return (
    <Flex gap="2" marginStart="auto" wrap="wrap">
      {status !== "CONTACTED" && (
        <Button disabled={isDisabled || form.isBusy} onClick={() => void form.submit({ instead: "yes" })}>
          {plain}
        </Button>
      )}
      <PrimaryButton
        type="submit"
        aria-busy={form.isBusy}
        disabled={isDisabled}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title="Ctrl+Enter"
      >
        {form.isBusy ? "Sending..." : primary}
      </PrimaryButton>
    </Flex>
  )
}

/** The text is sent exactly as written. */
export const ReplyForm = ({ kind, lead, ownDraft, isReturned, close, discard, start, restart }: ReplyFormProps) => {
  const { reply, change, begin, keep, forget, isUnfinished, isOwn, statusAtStart, fromElsewhere } = useReply({
    leadType: kind.type,
    leadId: lead.id,
    start,
    status: lead.status,
    ownDraft,
  })
  const send = useSendReply(kind, lead)
  const body = useRef<HTMLTextAreaElement>(null)
  const placeCaret = () => {
    const field = body.current
    field?.focus()
    field?.setSelectionRange(caretIn(field.value), caretIn(field.value))
  }
  const templates = useTemplates(start, (beginning) => {
    flushSync(() => begin(beginning))
    placeCaret()
  })
  const canSend = start.isMailConfigured && !isReturned
  const setsContacted = isFirstContact(lead.status)
  const form = useForm(async ({ instead }) => {
    if (!canSend) return
    keep()
    await send(reply, instead ? !setsContacted : setsContacted)
    forget()
    close()
  })
  const isSending = form.isBusy

  useUnfinishedWork(isUnfinished, "A reply that has not been sent yet will be lost.")

  useEffect(placeCaret, [])

  return (
    <form {...form.props} onKeyDown={sendByKey}>
      <Stack gap="2">
        {!start.isMailConfigured && (
          <Text color="yellow.fg" fontSize="sm" fontWeight="medium">
            Email isn't set up, so nothing can be sent from here.{" "}
            <RouteLink to={emailLogPath({})} display="inline" color="inherit">
              Email Logs
            </RouteLink>
          </Text>
        )}
        <HelpText fontSize="xs" overflowWrap="anywhere">
          To {start.to}, from {start.from}. Answers go to {start.replyTo}. Type / for a template.
          {start.replyTo.includes("+") && <EndReplyAddress kind={kind} leadId={lead.id} ended={restart} />}
        </HelpText>
        <Flex columnGap="3" align="start" wrap="wrap">
          <Labeled flex="1 1 12rem" required fault={form.faults.subject}>
            <Input
              aria-label="Subject"
              placeholder="Subject"
              size="sm"
              maxLength={SUBJECT_MAX}
              fontWeight="semibold"
              readOnly={isSending}
              value={reply.subject}
              onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            />
          </Labeled>
          <TemplateField choice={templates} isUnfinished={isUnfinished} isDisabled={isSending} />
        </Flex>
        <ReplyText
          ref={body}
          text={reply.body}
          change={(body) => change({ body })}
          templates={templates}
          isOwn={isOwn}
          fault={form.faults.body}
          isSending={isSending}
        />
        <Text role="status" fontSize="sm" _empty={{ display: "none" }}>
          {lead.status !== statusAtStart &&
            `The status is now ${leadStatusLabel(lead.status)}. Somebody may have answered already.`}
        </Text>
        {fromElsewhere && (
          <Flex role="status" columnGap="3" wrap="wrap" align="center" fontSize="sm">
            <Text>
              You have written something else on another device, <RelativeTime of={fromElsewhere.updatedAt} /> ago.
            </Text>
            <Button size="xs" onClick={() => change(textOf(fromElsewhere))}>
              Use that
            </Button>
          </Flex>
        )}
        {reply.requestFile !== undefined && (
          <FileRequestField
            kind={kind}
            what={reply.requestFile}
            fault={form.faults.requestFile}
            isDisabled={isSending}
            change={(requestFile) => change({ requestFile })}
          />
        )}
        <Failure>
          {isReturned && "Mail to this address comes back, so nothing can be sent. Allow mail again first."}
          {form.failure}
        </Failure>
        <Flex align="center" gap="2" wrap="wrap">
          {isUnfinished && (
            <Button variant="plain" paddingX="0" color="fg.muted" onClick={discard} disabled={isSending}>
              Discard
            </Button>
          )}
          {reply.requestFile === undefined && (
            <Button
              variant="plain"
              paddingX="0"
              color="fg.muted"
              disabled={isSending}
              onClick={() => change({ requestFile: "" })}
            >
              Ask for a file
            </Button>
          )}
          <SendButtons form={form} status={lead.status} isDisabled={!canSend} />
        </Flex>
      </Stack>
    </form>
  )
}
