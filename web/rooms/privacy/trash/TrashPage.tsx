import { useRef, useState } from "react"
import { useTrashQuery } from "../../../graphql/generated.ts"
import { latePart } from "../../../parts/browser/lazyPart.tsx"
import { Box, Button, Flex, Text } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { RecordFacts } from "../../../parts/list/rows/RecordFacts.tsx"
import { RecordList } from "../../../parts/list/rows/RecordList.tsx"
import { RecordPanel } from "../../../parts/list/rows/RecordPanel.tsx"
import { RecordRow } from "../../../parts/list/rows/RecordRow.tsx"
import { useOpenRecord } from "../../../parts/list/rows/useOpenRecord.ts"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { Age, describeSpan, formatMoment, Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { useKindName } from "../../leads/lead/leadKind.ts"
import { LeadStatusBadge } from "../../leads/status/LeadStatus.tsx"
import { useTrash } from "./useTrash.ts"

const EraseLeadDialog = latePart(() => import("../erasure/EraseLeadDialog.tsx"), "EraseLeadDialog")

const PAGE_SIZE = 25

const widths = {
  mark: "6.25rem",
  detail: "clamp(7.75rem, 14cqi, 12rem)",
  aside: "clamp(9rem, 24cqi, 20rem)",
  when: "7rem",
}

const names = { mark: "Status", title: "Lead", detail: "Kind", aside: "Deleted", when: "Erased" }

// On a phone the line below the name is full.
const whereItFits = { "@container (max-width: 27rem)": { display: "none" } } as const

export const TrashPage = ({ personPath }: { personPath: string }) => {
  const query = useTrashQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const list = usePagedQuery(query, "trash")
  const leads = list.page?.nodes.map((lead) => ({ ...lead, id: `${lead.leadType} ${lead.leadId}` }))
  type Trashed = NonNullable<typeof leads>[number]
  const kindName = useKindName()
  const { restore } = useTrash()
  const opening = useOpenRecord({ parameter: "lead" })
  const [erasing, setErasing] = useState<Trashed>()
  const [busyId, setBusyId] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const now = useMinute()

  // The button that was pressed disappears with its row or with the open lead.
  const leave = (id: string) => {
    bar.current?.focus({ preventScroll: true })
    if (opening.openId === id) opening.close()
  }

  const bringBack = async ({ id, leadType, leadId, title }: Trashed) => {
    if (busyId !== undefined) return
    setBusyId(id)
    if (await restore({ leadType, leadId, name: title })) leave(id)
    setBusyId(undefined)
  }

  const actionsFor = (lead: Trashed, size: "xs" | "sm") => (
    <>
      <Button
        size={size}
        variant="outline"
        aria-label={`Restore ${lead.title}`}
        aria-busy={busyId === lead.id}
        onClick={() => bringBack(lead)}
      >
        Restore
      </Button>
      <Button
        size={size}
        variant="ghost"
        color="fg.error"
        aria-label={`Erase ${lead.title} now`}
        onClick={() => setErasing(lead)}
      >
        Erase now…
      </Button>
    </>
  )

  const deleterOf = ({ deletedBy }: Trashed) => (deletedBy ? `By ${deletedBy.name}` : "By an account that is gone")
  const timeLeft = ({ erasedFrom }: Trashed) => {
    const left = Date.parse(erasedFrom) - now
    return left > 0 ? `In ${describeSpan(left)}` : "With the next daily run"
  }
  const open = leads?.find(({ id }) => id === opening.openId)

  return (
    <>
      <RecordList
        label="Trash"
        noun="deleted lead"
        widths={widths}
        names={names}
        toolbar={
          <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="8" rowGap="2" fontSize="sm">
            {leads?.length !== 0 && (
              <Remark maxWidth="72rem" flex={{ lg: "1" }}>
                Deleted leads are in no list, search, count or export. Each can be restored for 30 days, with its notes
                and mails; then it is erased for good.
              </Remark>
            )}
            <RouteLink to={personPath}>Erase a person</RouteLink>
          </Flex>
        }
        records={leads}
        row={(lead, state) => (
          <RecordRow
            key={lead.id}
            state={state}
            mark={<LeadStatusBadge status={lead.status} />}
            title={lead.title}
            detail={
              <Box as="span" css={whereItFits}>
                {kindName(lead.leadType)}
              </Box>
            }
            aside={
              <span>
                {deleterOf(lead)}, <Age of={lead.deletedAt} /> ago
              </span>
            }
            when={<span title={formatMoment(lead.erasedFrom)}>{timeLeft(lead)}</span>}
            actions={actionsFor(lead, "xs")}
          />
        )}
        loading="Loading the trash"
        list={list}
        empty={
          <EmptyNote title="The trash is empty">
            Leads that you delete wait here for 30 days and can be restored.
          </EmptyNote>
        }
        opening={opening}
        panel={
          <RecordPanel
            opening={opening}
            noun="deleted lead"
            title={open?.title ?? (leads && "This lead is not in the list any more")}
            marks={
              open && (
                <>
                  <LeadStatusBadge status={open.status} />
                  <Text color="fg.muted">{kindName(open.leadType)}</Text>
                </>
              )
            }
            actions={open && actionsFor(open, "sm")}
          >
            {open && (
              <RecordFacts
                facts={[
                  { term: "Received", value: <Moment at={open.receivedAt} /> },
                  {
                    term: "Deleted",
                    value: (
                      <>
                        {deleterOf(open)}, <Moment at={open.deletedAt} />
                      </>
                    ),
                  },
                  {
                    term: "Erased",
                    value: (
                      <>
                        {timeLeft(open)}, <Moment at={open.erasedFrom} />
                      </>
                    ),
                  },
                ]}
              />
            )}
          </RecordPanel>
        }
        actionBar={bar}
      />
      {erasing && (
        <EraseLeadDialog
          leadType={erasing.leadType}
          leadId={erasing.leadId}
          name={erasing.title}
          close={() => setErasing(undefined)}
          erased={() => {
            setErasing(undefined)
            leave(erasing.id)
          }}
        />
      )}
    </>
  )
}
