import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { Text } from "../../../components/chakra.ts"
import { attempt } from "../../../components/forms/attempt.ts"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { RecordFacts } from "../../../components/list/rows/RecordFacts.tsx"
import { useOpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { DateTime, RelativeTime } from "../../../components/records/DateTime.tsx"
import {
  type Quarantine_SubmissionFragment,
  type SpamReason,
  useDeleteQuarantinedMutation,
  useQuarantinedSubmissionsQuery,
  useReleaseQuarantinedMutation,
} from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { capitalized, useKindName } from "../lead/leadKind.ts"
import { LeadSection } from "../sections/LeadSection.tsx"

type Submission = Quarantine_SubmissionFragment

const idsOf = (submissions: readonly Submission[]) => submissions.map(({ id }) => id)

const useQuarantineActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [release] = useReleaseQuarantinedMutation()
  const [remove] = useDeleteQuarantinedMutation()

  const finish = async (notFound = 0) => {
    if (notFound > 0)
      toast.info(`${counted(notFound, ["submission was", "submissions were"])} dealt with by somebody else`)
    // These fields are only evicted, as lists, counts and charts reload when they are next shown.
    client.cache.evict({ fieldName: "dashboardSummary" })
    client.cache.evict({ fieldName: "leadStatistics" })
    await done()
  }

  return {
    release: (chosen: readonly Submission[]) =>
      attempt("Failed to make leads", async () => {
        const { data } = await release({ variables: { ids: idsOf(chosen) } })
        const { leads = [], notFoundIds = [] } = data?.releaseQuarantined ?? {}
        if (leads.length > 0)
          toast.success(leads.length === 1 ? `${leads[0]?.name} is a lead now` : `${leads.length} leads made`)
        await finish(notFoundIds.length)
      }),
    remove: (chosen: readonly Submission[]) =>
      attempt("Failed to delete", async () => {
        const { data } = await remove({ variables: { ids: idsOf(chosen) } })
        const { deletedIds = [], notFoundIds = [] } = data?.deleteQuarantined ?? {}
        if (deletedIds.length > 0) toast.success(`${counted(deletedIds.length, ["submission", "submissions"])} deleted`)
        await finish(notFoundIds.length)
      }),
  }
}

const PAGE_SIZE = 50

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

const senderOf = ({ values }: Submission) =>
  ["email", "city", "location", "cities"]
    .flatMap((name) => values.find((value) => value.name === name)?.value || [])
    .slice(0, 2)
    .join(", ")

const reasonsOf = ({ reasons }: Submission) => reasons.map(({ code, text }) => reasonWords[code] ?? text).join(", ")

const columns: Column<Submission>[] = [
  { header: "Sender", place: "title", width: "minmax(0, 3fr)", cell: ({ title }) => title },
  { header: "Email and city", place: "detail", width: "minmax(0, 4fr)", cell: senderOf },
  { header: "Why it is here", place: "aside", width: "minmax(0, 3fr)", cell: reasonsOf },
  { header: "Received", place: "when", width: "4.5rem", cell: ({ receivedAt }) => <RelativeTime of={receivedAt} /> },
]

/** Without links, as the submission may be spam. */
const Sent = ({ reasons, values }: Submission) => (
  <>
    <LeadSection title="Why it is here">
      {reasons.map(({ code, text }) => (
        <Text key={code} fontSize="sm">
          {text}
        </Text>
      ))}
    </LeadSection>
    <LeadSection title="What was sent">
      <RecordFacts facts={values.map(({ name, value }) => ({ term: capitalized(name.replaceAll("_", " ")), value }))} />
    </LeadSection>
  </>
)

export const QuarantinePage = () => {
  const query = useQuarantinedSubmissionsQuery({
    variables: { first: PAGE_SIZE, after: null },
    fetchPolicy: "network-only",
  })
  const list = usePagedQuery(query, "quarantinedSubmissions")
  const kindName = useKindName()
  const { viewerCanWorkLeads } = usePermissions()
  const { release, remove } = useQuarantineActions(list.reload)

  return (
    <Records
      label="Quarantine"
      noun="submission"
      columns={columns}
      about={
        <>
          These look like spam. Senders saw the usual confirmation; no email was sent, and they are not counted. They
          are deleted after 90 days.
        </>
      }
      list={list}
      records={list.page?.nodes}
      loading="Loading the quarantine"
      empty={
        <EmptyNote title="Nothing is in quarantine">
          Submissions that look like spam wait here until you decide. No email is sent for them.
        </EmptyNote>
      }
      opening={useOpenRecord({ parameter: "submission" })}
      panel={(submission) => ({
        marks: (
          <Text color="fg.muted">
            {`${kindName(submission.leadType)}, `}
            <DateTime at={submission.receivedAt} />
          </Text>
        ),
        children: <Sent {...submission} />,
      })}
      decisions={
        viewerCanWorkLeads && [
          {
            label: "Not spam",
            labelForMany: () => "Not spam",
            act: release,
          },
          {
            label: "Delete",
            labelForMany: () => "Delete",
            look: { variant: "ghost" },
            question: ({ length }) => ({
              title: `Delete ${counted(length, ["submission", "submissions"])}?`,
              text: "What is deleted cannot be brought back. What is left here is deleted after 90 days.",
              goLabel: "Delete",
            }),
            act: remove,
          },
        ]
      }
    />
  )
}
