import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { Box, RouteLink, Text } from "../../../components/chakra.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { Records } from "../../../components/list/Records.tsx"
import { RecordFacts } from "../../../components/list/rows/RecordFacts.tsx"
import { useOpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import {
  DateTime,
  formatMoment,
  formatRemaining,
  RelativeTime,
  useMinute,
} from "../../../components/records/DateTime.tsx"
import { type TrashQuery, useTrashQuery } from "../../../graphql/generated.ts"
import { useKindName } from "../../leads/lead/leadKind.ts"
import { useTrash } from "../../leads/removal/useTrash.ts"
import { LeadStatusBadge } from "../../leads/status/LeadStatus.tsx"

const EraseLeadDialog = deferredComponent(() => import("../erasure/EraseLeadDialog.tsx"), "EraseLeadDialog")

const PAGE_SIZE = 25

// Hidden on phones, which have no room for it below the name.
const whereItFits = { "@container (max-width: 27rem)": { display: "none" } } as const

type Trashed = TrashQuery["trash"]["nodes"][number] & { id: string }

const deleterOf = ({ deletedBy }: Trashed) => (deletedBy ? `By ${deletedBy.name}` : "By an account that is gone")

const timeLeft = ({ erasedFrom }: Trashed, now: number) => {
  const left = Date.parse(erasedFrom) - now
  return left > 0 ? `In ${formatRemaining(left)}` : "With the next daily run"
}

const at = (words: string, moment: string) => (
  <>
    {words}, <DateTime at={moment} />
  </>
)

export const TrashPage = ({ personPath }: { personPath: string }) => {
  const query = useTrashQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const list = usePagedQuery(query, "trash")
  const leads = list.page?.nodes.map((lead) => ({ ...lead, id: `${lead.leadType} ${lead.leadId}` }))
  const kindName = useKindName()
  const { restore } = useTrash()
  const now = useMinute()

  return (
    <Records<Trashed>
      label="Trash"
      noun="deleted lead"
      columns={[
        {
          header: "Status",
          place: "mark",
          width: "6.25rem",
          cell: ({ status }) => <LeadStatusBadge status={status} />,
        },
        { header: "Lead", place: "title", cell: ({ title }) => title },
        {
          header: "Kind",
          place: "detail",
          width: "clamp(7.75rem, 14cqi, 12rem)",
          cell: ({ leadType }) => (
            <Box as="span" css={whereItFits}>
              {kindName(leadType)}
            </Box>
          ),
        },
        {
          header: "Deleted",
          place: "aside",
          width: "clamp(9rem, 24cqi, 20rem)",
          cell: (lead) => (
            <span>
              {deleterOf(lead)}, <RelativeTime of={lead.deletedAt} /> ago
            </span>
          ),
        },
        {
          header: "Erased",
          place: "when",
          width: "7rem",
          cell: (lead) => <span title={formatMoment(lead.erasedFrom)}>{timeLeft(lead, now)}</span>,
        },
      ]}
      about="Deleted leads are in no list, search, count or export. Each can be restored for 30 days, with its notes and mails; then it is erased for good."
      action={
        <RouteLink to={personPath} fontSize="sm">
          Erase a person
        </RouteLink>
      }
      list={list}
      records={leads}
      loading="Loading the trash"
      empty={
        <EmptyNote title="The trash is empty">
          Leads that you delete wait here for 30 days and can be restored.
        </EmptyNote>
      }
      opening={useOpenRecord({ parameter: "lead" })}
      panel={(lead) => ({
        marks: (
          <>
            <LeadStatusBadge status={lead.status} />
            <Text color="fg.muted">{kindName(lead.leadType)}</Text>
          </>
        ),
        children: (
          <RecordFacts
            facts={[
              { term: "Received", value: <DateTime at={lead.receivedAt} /> },
              { term: "Deleted", value: at(deleterOf(lead), lead.deletedAt) },
              { term: "Erased", value: at(timeLeft(lead, now), lead.erasedFrom) },
            ]}
          />
        ),
      })}
      decisions={[
        {
          label: "Restore",
          name: (title) => `Restore ${title}`,
          labelForMany: () => "Restore",
          act: (leads) => restore(leads.map((lead) => ({ ...lead, name: lead.title }))),
        },
        {
          label: "Erase now…",
          name: (title) => `Erase ${title} now`,
          look: { variant: "ghost", color: "fg.error" },
          dialog: ([lead], { close, go }) => (
            <EraseLeadDialog {...lead} name={lead.title} close={close} erased={() => go()} />
          ),
        },
      ]}
    />
  )
}
