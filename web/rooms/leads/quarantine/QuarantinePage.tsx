import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { toast } from "sonner"
import {
  type Quarantine_SubmissionFragment,
  type SpamReason,
  useDeleteQuarantinedMutation,
  useQuarantineQuery,
  useReleaseQuarantinedMutation,
} from "../../../graphql/generated.ts"
import { Button } from "../../../parts/chakra.ts"
import { attempt } from "../../../parts/forms/attempt.ts"
import { counted } from "../../../parts/list/counts.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { RecordList } from "../../../parts/list/rows/RecordList.tsx"
import { RecordRow } from "../../../parts/list/rows/RecordRow.tsx"
import { useOpenRecord } from "../../../parts/list/rows/useOpenRecord.ts"
import { SelectionBar } from "../../../parts/list/SelectionBar.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { useSelection } from "../../../parts/list/useSelection.ts"
import { ConfirmDialog } from "../../../parts/ModalDialog.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { Age } from "../../../parts/records/Moment.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { useKindName } from "../lead/leadKind.ts"
import { OpenSubmission } from "./OpenSubmission.tsx"

/** Makes leads of submissions, or deletes them; `done` is called when either has happened. */
const useQuarantineActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [release, releasing] = useReleaseQuarantinedMutation()
  const [remove, removing] = useDeleteQuarantinedMutation()

  const finish = async (notFound: number) => {
    if (notFound > 0)
      toast.info(`${counted(notFound, ["submission was", "submissions were"])} dealt with by somebody else`)
    // Lists, counts and charts of leads ask again when they are shown.
    client.cache.evict({ fieldName: "dashboardSummary" })
    client.cache.evict({ fieldName: "leadStatistics" })
    await done()
  }

  return {
    isBusy: releasing.loading || removing.loading,
    release: (ids: string[]) =>
      attempt("Failed to make leads", async () => {
        const { data } = await release({ variables: { ids } })
        const { leads = [], notFoundIds = [] } = data?.releaseQuarantined ?? {}
        if (leads.length > 0)
          toast.success(leads.length === 1 ? `${leads[0]?.name} is a lead now` : `${leads.length} leads made`)
        await finish(notFoundIds.length)
      }),
    remove: (ids: string[]) =>
      attempt("Failed to delete", async () => {
        const { data } = await remove({ variables: { ids } })
        const { deletedIds = [], notFoundIds = [] } = data?.deleteQuarantined ?? {}
        if (deletedIds.length > 0) toast.success(`${counted(deletedIds.length, ["submission", "submissions"])} deleted`)
        await finish(notFoundIds.length)
      }),
  }
}

const PAGE_SIZE = 50

const widths = {
  title: "minmax(0, 3fr)",
  detail: "minmax(0, 4fr)",
  aside: "minmax(0, 3fr)",
  when: "4.5rem",
}

const names = { title: "Sender", detail: "Email and city", aside: "Why it is here", when: "Received" }

const reasonWords: Readonly<Record<SpamReason, string>> = {
  TRAP_FILLED: "Filled a hidden field",
  PROOF_MISSING: "No proof of work",
  LINK_IN_NAME: "Link in a name",
  LINK_MARKUP: "Markup of a link",
  REPEATED: "Sent many times",
  SENT_AT_ONCE: "Sent within 3 seconds",
  ADDRESS_IN_NAME: "Web address in a name",
  MANY_LINKS: "Many links",
  SAME_TEXT: "Same message many times",
}

const senderOf = ({ values }: Quarantine_SubmissionFragment) =>
  ["email", "city", "location", "cities"]
    .flatMap((name) => values.find((value) => value.name === name)?.value || [])
    .slice(0, 2)
    .join(", ")

export const QuarantinePage = () => {
  const query = useQuarantineQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const list = usePagedQuery(query, "quarantinedSubmissions")
  const submissions = list.page?.nodes
  const kindName = useKindName()
  const { viewerCanWorkLeads } = usePermissions()
  const opening = useOpenRecord({ parameter: "submission" })
  const selection = useSelection(submissions ?? [])
  const bar = useRef<HTMLDivElement>(null)
  const [deleting, setDeleting] = useState<readonly string[]>()
  const { ids } = selection

  const { isBusy, release, remove } = useQuarantineActions(list.reload)

  // The button that was pressed disappears with its row or with the open submission.
  const leave = (gone: readonly string[]) => {
    bar.current?.focus({ preventScroll: true })
    if (opening.openId !== null && gone.includes(opening.openId)) opening.close()
  }

  const makeLeads = (chosen: readonly string[]) => {
    if (isBusy) return
    leave(chosen)
    void release([...chosen])
  }

  const actionsFor = ({ id, title }: Quarantine_SubmissionFragment, size: "xs" | "sm") =>
    viewerCanWorkLeads && (
      <>
        <Button size={size} variant="outline" aria-label={`Make it a lead: ${title}`} onClick={() => makeLeads([id])}>
          Make it a lead
        </Button>
        <Button size={size} variant="ghost" aria-label={`Delete: ${title}`} onClick={() => setDeleting([id])}>
          Delete
        </Button>
      </>
    )

  const open = submissions?.find(({ id }) => id === opening.openId)

  return (
    <>
      <RecordList
        label="Quarantine"
        noun="submission"
        widths={widths}
        names={names}
        toolbar={
          submissions?.length !== 0 && (
            <Remark maxWidth="72rem">
              These look like spam. Their senders were answered like everybody else, but nobody was mailed, and they
              count nowhere. {viewerCanWorkLeads && "Make a lead of what is real. "}The rest is deleted after 90 days.
            </Remark>
          )
        }
        records={submissions}
        row={(submission, state) => (
          <RecordRow
            key={submission.id}
            state={state}
            title={submission.title}
            detail={senderOf(submission)}
            aside={submission.reasons.map(({ code, text }) => reasonWords[code] ?? text).join(", ")}
            when={<Age of={submission.receivedAt} />}
            actions={actionsFor(submission, "xs")}
          />
        )}
        loading="Loading the quarantine"
        list={list}
        empty={
          <EmptyNote title="Nothing is in quarantine">
            All is well. What looks like spam waits here, and nobody is mailed, until you make it a lead or delete it.
          </EmptyNote>
        }
        opening={opening}
        panel={
          <OpenSubmission
            opening={opening}
            submission={open}
            isKnown={submissions !== undefined}
            kind={open && kindName(open.leadType)}
            actions={open && actionsFor(open, "sm")}
          />
        }
        selecting={
          viewerCanWorkLeads
            ? {
                selection,
                bar: (
                  <SelectionBar label="Selected submissions" count={ids.length} clear={selection.clear}>
                    <Button
                      variant="outline"
                      size={{ base: "xs", md: "sm" }}
                      aria-busy={isBusy}
                      onClick={() => makeLeads(ids)}
                    >
                      {ids.length === 1 ? "Make it a lead" : "Make them leads"}
                    </Button>
                    <Button variant="outline" size={{ base: "xs", md: "sm" }} onClick={() => setDeleting(ids)}>
                      Delete
                    </Button>
                  </SelectionBar>
                ),
              }
            : undefined
        }
        actionBar={bar}
      />
      {deleting && (
        <ConfirmDialog
          title={`Delete ${counted(deleting.length, ["submission", "submissions"])}?`}
          text="What is deleted cannot be brought back. What is left here is deleted after 90 days."
          goLabel="Delete"
          close={() => setDeleting(undefined)}
          go={() => {
            leave(deleting)
            void remove([...deleting])
          }}
        />
      )}
    </>
  )
}
