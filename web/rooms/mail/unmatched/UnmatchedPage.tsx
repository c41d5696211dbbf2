import { useApolloClient } from "@apollo/client/react"
import { MESSAGE_MAX } from "@farelight/api/contract/text/text.ts"
import { toast } from "sonner"
import { errorCode } from "../../../apollo/errors.ts"
import { attempt } from "../../../components/forms/attempt.ts"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { useOpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { RouteLink } from "../../../components/RouteLink.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import {
  type Unmatched_MessageFragment as Message,
  type MessageKind,
  useAttachMessageMutation,
  useDiscardMessageMutation,
  useMailboxQuery,
  useReplyToMessageMutation,
  useUnmatchedMessagesQuery,
} from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { startAdding } from "../../leads/adding/addingLead.ts"
import type { KnownLeadMatch } from "../../leads/adding/useDuplicateLeads.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { reloadRelated } from "../../leads/lead/reloadLeads.ts"
import { ChooseLead } from "../../leads/messages/ChooseLead.tsx"
import { emailLogPath } from "../email/emailLogAddress.ts"
import { IncomingMail } from "../mailbox/IncomingMail.tsx"
import { MessageReply } from "./MessageReply.tsx"
import { OpenMessage } from "./OpenMessage.tsx"

/** `done` is also called if a colleague has already handled the message. */
const useUnmatchedActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [attach] = useAttachMessageMutation()
  const [discard] = useDiscardMessageMutation()
  const [reply] = useReplyToMessageMutation()

  const finish = async () => {
    await done()
    // The number of unmatched messages has changed, and so has the lead.
    void reloadRelated(client).catch(() => undefined)
  }

  const act = async (mutation: Promise<unknown>, doneText: string) => {
    try {
      await mutation
      toast.success(doneText)
    } catch (error) {
      if (errorCode(error) !== "NOT_FOUND") throw error
      toast.info("A colleague has already handled this message")
    }
    return finish()
  }

  return {
    finish,
    attach: (id: string, { kind, id: leadId, name }: KnownLeadMatch) =>
      attempt("Failed to attach the message", () =>
        act(attach({ variables: { id, leadType: kind.type, leadId } }), `Attached to ${name}`),
      ),
    discard: (id: string) =>
      attempt("Failed to discard the message", () => act(discard({ variables: { id } }), "Message discarded")),
    /** Calls `leave` before the list reloads without the message. */
    reply: (message: Message, body: string, leave: () => unknown) =>
      act(
        reply({ variables: { input: { id: message.id, body } } }).then(leave),
        `Reply to ${writerOf(message)} is on its way`,
      ),
  }
}

const PAGE_SIZE = 50

const kindWords: Readonly<Record<MessageKind, string>> = {
  LETTER: "",
  AUTOMATIC: "Automatic answer",
  DELIVERY_REPORT: "Delivery report",
}

const writerOf = ({ fromName, fromAddress }: Message) => fromName || fromAddress || "Unknown sender"

const beginningOf = ({ subject, text }: Message) =>
  [subject, text.slice(0, 300).replaceAll(/\s+/g, " ")].filter(Boolean).join(" – ")

const whatOf = ({ kind, attachments: { length } }: Message) =>
  [kindWords[kind], length > 0 && counted(length, ["attachment", "attachments"])].filter(Boolean).join(", ")

const columns: Column<Message>[] = [
  { header: "From", place: "title", width: "minmax(0, 3fr)", cell: writerOf },
  { header: "Message", place: "detail", width: "minmax(0, 6fr)", cell: beginningOf },
  { header: "Type", place: "aside", width: "minmax(0, 3fr)", cell: whatOf },
  { header: "Received", place: "when", width: "4.5rem", cell: ({ createdAt }) => <RelativeTime of={createdAt} /> },
]

const NothingWaits = () => {
  const { data } = useMailboxQuery()
  if (data?.mailbox.isConfigured !== false)
    return (
      <EmptyNote title="Inbox is empty">
        Replies go straight to their lead. Messages that match none appear here.
      </EmptyNote>
    )
  return (
    <EmptyNote title="No mail comes in yet">
      No inbox is connected. To connect one, see{" "}
      <RouteLink to={emailLogPath({})} display="inline">
        Email Logs
      </RouteLink>
      .
    </EmptyNote>
  )
}

export const UnmatchedPage = () => {
  const query = useUnmatchedMessagesQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const list = usePagedQuery(query, "unmatchedMessages")
  const opening = useOpenRecord({ parameter: "message" })
  const edges = list.page?.edges ?? []
  const kinds = useLeadKinds()
  const { viewerCanWorkLeads, viewerCanReadLeads, viewerCanSendMail } = usePermissions()
  const canSort = viewerCanWorkLeads && viewerCanReadLeads && viewerCanSendMail
  const { attach, discard, finish, reply } = useUnmatchedActions(list.reload)

  const makeLead = ({ id, fromName, fromAddress, text }: Message) => {
    const [first] = kinds
    if (!first) return false
    const sender = { fromName: fromName ?? "", fromAddress: fromAddress ?? "", text: text.slice(0, MESSAGE_MAX) }
    startAdding({ kind: first.type, message: { id, ...sender, added: () => void finish() } })
    // False, as the message stays until the lead is added.
    return false
  }

  return (
    <Records
      label="Unmatched messages"
      noun="message"
      // Without special kinds and attachments, the column would be empty.
      columns={list.page?.nodes.some(whatOf) ? columns : columns.filter(({ place }) => place !== "aside")}
      toolbar={<IncomingMail isOnlyTrouble />}
      about="Messages that match no lead. Sender addresses can be faked: read a message before you attach it."
      list={list}
      records={list.page?.nodes}
      loading="Loading the messages"
      empty={<NothingWaits />}
      opening={opening}
      panel={(message) => ({
        title: message.subject || "No subject",
        children: (
          <>
            <OpenMessage
              message={message}
              after={edges[edges.findIndex(({ node }) => node.id === message.id) - 1]?.cursor ?? null}
            />
            {canSort && message.fromAddress && (
              <MessageReply key={message.id} message={message} send={(body) => reply(message, body, opening.close)} />
            )}
          </>
        ),
      })}
      decisions={
        canSort && [
          {
            label: "Attach…",
            name: (writer) => `Attach to a lead: ${writer}`,
            dialog: ([message], { close, go }) => (
              <ChooseLead
                title="Attach to a lead"
                address={message.fromAddress}
                close={close}
                choose={(lead) => go(() => attach(message.id, lead))}
              />
            ),
          },
          { label: "Make a lead…", isForOpen: true, act: ([message]) => message && makeLead(message) },
          {
            label: "Discard",
            look: { variant: "ghost" },
            question: () => ({
              title: "Discard this message?",
              text: "It is deleted here, with its attachments. It stays in the mailbox and is not read again.",
              goLabel: "Discard",
            }),
            act: ([message]) => message && discard(message.id),
          },
        ]
      }
    />
  )
}
