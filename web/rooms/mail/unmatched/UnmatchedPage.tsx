import { useApolloClient } from "@apollo/client/react"
import { MESSAGE_MAX } from "@farelight/api/contract/text/text.ts"
import { useState } from "react"
import { toast } from "sonner"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import {
  type MessageKind,
  type Unmatched_MessageFragment,
  useAttachUnmatchedMutation,
  useDiscardUnmatchedMutation,
  useMailboxQuery,
  useUnmatchedMessagesQuery,
} from "../../../graphql/generated.ts"
import { Button, type ButtonProps } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { RecordList } from "../../../parts/list/rows/RecordList.tsx"
import { RecordRow } from "../../../parts/list/rows/RecordRow.tsx"
import { useOpenRecord } from "../../../parts/list/rows/useOpenRecord.ts"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { ConfirmDialog } from "../../../parts/ModalDialog.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { Age } from "../../../parts/records/Moment.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { startAdding } from "../../leads/adding/addingLead.ts"
import type { Known } from "../../leads/adding/useKnownLeads.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { reloadRelated } from "../../leads/lead/reloadLeads.ts"
import { ChooseLead } from "../../leads/messages/ChooseLead.tsx"
import { emailLogPath } from "../email/emailLogAddress.ts"
import { IncomingMail } from "../mailbox/IncomingMail.tsx"
import { OpenMessage } from "./OpenMessage.tsx"

/** Says whose messages are, or discards them; `done` is called when either has happened, here or elsewhere. */
const useUnmatchedActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [attach, attaching] = useAttachUnmatchedMutation()
  const [discard, discarding] = useDiscardUnmatchedMutation()

  const finish = async () => {
    await done()
    // The count, and the lead where it is on screen in another part of the window.
    void reloadRelated(client).catch(() => undefined)
  }

  const act = async (what: () => Promise<unknown>, words: { done: string; failed: string }) => {
    try {
      await what()
      toast.success(words.done)
    } catch (error) {
      if (errorCode(error) !== "NOT_FOUND") return void toast.error(words.failed, { description: failureText(error) })
      toast.info("Somebody else has dealt with this message")
    }
    await finish()
  }

  return {
    isBusy: attaching.loading || discarding.loading,
    finish,
    attach: (id: string, { kind, id: leadId, name }: Known) =>
      act(() => attach({ variables: { id, leadType: kind.type, leadId } }), {
        done: `The message is at ${name} now`,
        failed: "Failed to attach the message",
      }),
    discard: (id: string) =>
      act(() => discard({ variables: { id } }), {
        done: "The message is discarded",
        failed: "Failed to discard the message",
      }),
  }
}

const PAGE_SIZE = 50

type ButtonSize = ButtonProps["size"]

const widths = {
  title: "minmax(0, 3fr)",
  detail: "minmax(0, 6fr)",
  aside: "minmax(0, 3fr)",
  when: "4.5rem",
}

const names = { title: "From", detail: "What it says", aside: "What it is", when: "Came in" }

const kindWords: Readonly<Record<MessageKind, string>> = {
  LETTER: "",
  AUTOMATIC: "Automatic answer",
  DELIVERY_REPORT: "Delivery report",
}

const writerOf = ({ fromName, fromAddress }: Unmatched_MessageFragment) => fromName || fromAddress || "Nobody named"

const beginningOf = ({ subject, text }: Unmatched_MessageFragment) =>
  [subject, text.slice(0, 300).replaceAll(/\s+/g, " ")].filter(Boolean).join(" – ")

const whatOf = ({ kind, attachments: { length } }: Unmatched_MessageFragment) =>
  [kindWords[kind], length > 0 && counted(length, ["attachment", "attachments"])].filter(Boolean).join(", ")

const NothingWaits = () => {
  const { data } = useMailboxQuery()
  const { viewerCanWorkLeads } = usePermissions()
  if (data?.mailbox.isConfigured !== false)
    return (
      <EmptyNote title="Nothing waits">
        Mail that answers one of ours goes straight to its lead. What finds none waits here
        {viewerCanWorkLeads ? ", for you to say whose it is." : "."}
      </EmptyNote>
    )
  return (
    <EmptyNote title="No mail comes in yet">
      No mailbox is set. How to set one is in{" "}
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
  const messages = list.page?.nodes
  const edges = list.page?.edges ?? []
  const kinds = useLeadKinds()
  const { viewerCanWorkLeads, viewerCanReadLeads, viewerCanSendMail } = usePermissions()
  const opening = useOpenRecord({ parameter: "message" })
  const [attaching, setAttaching] = useState<Unmatched_MessageFragment>()
  const [discarding, setDiscarding] = useState<Unmatched_MessageFragment>()
  const { isBusy, attach, discard, finish } = useUnmatchedActions(list.reload)

  // The message goes, with its buttons and its row: the keyboard goes on at the next.
  const dealWith = async ({ id }: Unmatched_MessageFragment, act: () => Promise<unknown>) => {
    const index = messages?.findIndex((message) => message.id === id) ?? 0
    if (opening.openId === id) opening.close()
    await act()
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const rows = document.querySelectorAll<HTMLElement>("[data-record-link]")
      rows[Math.min(index, rows.length - 1)]?.focus()
    })
  }

  const makeLead = ({ id, fromName, fromAddress, text }: Unmatched_MessageFragment) => {
    const [first] = kinds
    if (!first) return
    const added = () => void finish()
    const said = { fromName: fromName ?? "", fromAddress: fromAddress ?? "", text: text.slice(0, MESSAGE_MAX) }
    startAdding({ kind: first.type, message: { id, ...said, added } })
  }

  const actionsFor = (message: Unmatched_MessageFragment, size: ButtonSize, isOpen = false) =>
    viewerCanWorkLeads &&
    viewerCanReadLeads &&
    viewerCanSendMail && (
      <>
        <Button
          size={size}
          variant="outline"
          aria-label={`Attach to a lead: ${writerOf(message)}`}
          aria-busy={isBusy}
          onClick={() => isBusy || setAttaching(message)}
        >
          Attach…
        </Button>
        {isOpen && (
          <Button size={size} variant="outline" onClick={() => makeLead(message)}>
            Make a lead…
          </Button>
        )}
        <Button
          size={size}
          variant="ghost"
          aria-label={`Discard: ${writerOf(message)}`}
          onClick={() => isBusy || setDiscarding(message)}
        >
          Discard
        </Button>
      </>
    )

  const open = messages?.find(({ id }) => id === opening.openId)
  const place = edges.findIndex(({ node }) => node.id === open?.id)

  return (
    <>
      <RecordList
        label="Unmatched messages"
        noun="message"
        widths={widths}
        names={names}
        toolbar={
          <>
            <IncomingMail isOnlyTrouble />
            {messages?.length !== 0 && (
              <Remark maxWidth="72rem">
                These came into the mailbox, and nothing in them says which lead they are about. Anybody can write any
                address into a mail: look at what it says before you attach it.
              </Remark>
            )}
          </>
        }
        records={messages}
        row={(message, state) => (
          <RecordRow
            key={message.id}
            state={state}
            title={writerOf(message)}
            detail={beginningOf(message)}
            aside={whatOf(message)}
            when={<Age of={message.createdAt} />}
            actions={actionsFor(message, "xs")}
          />
        )}
        loading="Loading the messages"
        list={list}
        empty={<NothingWaits />}
        opening={opening}
        panel={
          <OpenMessage
            opening={opening}
            message={open}
            after={place < 0 ? undefined : (edges[place - 1]?.cursor ?? null)}
            isKnown={messages !== undefined}
            actions={open && actionsFor(open, { base: "sm", lg: "xs" }, true)}
          />
        }
      />
      {attaching && (
        <ChooseLead
          title="Attach to a lead"
          address={attaching.fromAddress}
          close={() => setAttaching(undefined)}
          choose={(lead) => {
            setAttaching(undefined)
            void dealWith(attaching, () => attach(attaching.id, lead))
          }}
        />
      )}
      {discarding && (
        <ConfirmDialog
          title="Discard this message?"
          text="It is deleted here, with its attachments. It stays in the mailbox, and is not read again."
          goLabel="Discard"
          close={() => setDiscarding(undefined)}
          go={() => void dealWith(discarding, () => discard(discarding.id))}
        />
      )}
    </>
  )
}
