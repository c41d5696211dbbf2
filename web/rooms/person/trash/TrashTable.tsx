import { lazy, Suspense, useState } from "react"
import type { Trash_LeadFragment as Trashed } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { type Column, RecordTable } from "../../../parts/list/RecordTable.tsx"
import { describeSpan, Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { capitalized, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { LeadStatusBadge } from "../../leads/status/LeadStatus.tsx"
import { useTrash } from "./useTrash.ts"

const EraseLeadDialog = lazy(async () => ({
  default: (await import("../erasure/EraseLeadDialog.tsx")).EraseLeadDialog,
}))

const ErasedFrom = ({ at }: { at: string }) => {
  const left = Date.parse(at) - useMinute()
  return (
    <Text as="span" fontSize="sm">
      {left > 0 ? `In ${describeSpan(left)}` : "With the next daily run"}
      <Text as="span" display="block" color="fg.muted" fontSize="xs">
        <Moment at={at} />
      </Text>
    </Text>
  )
}

interface Props {
  leads: readonly Trashed[]
  moved: () => void
}

/** The deleted leads, each with what can be done about it. */
export const TrashTable = ({ leads, moved }: Props) => {
  const kinds = useLeadKinds()
  const { restore } = useTrash()
  const [erasing, setErasing] = useState<Trashed>()
  const [busyId, setBusyId] = useState<string>()
  const rows = leads.map((lead) => ({ ...lead, id: `${lead.leadType} ${lead.leadId}` }))

  const bringBack = async ({ id, leadType, leadId, title }: (typeof rows)[number]) => {
    if (busyId !== undefined) return
    setBusyId(id)
    if (await restore({ leadType, leadId, name: title })) moved()
    setBusyId(undefined)
  }

  const columns: Column<(typeof rows)[number]>[] = [
    {
      header: "Lead",
      cell: ({ title, leadType, receivedAt }) => (
        <Stack gap="0.5" align="start">
          <Text as="span" fontWeight="semibold" overflowWrap="anywhere" lineClamp="2">
            {title}
          </Text>
          <Text as="span" color="fg.muted" fontSize="xs">
            {`${capitalized(kinds.find(({ type }) => type === leadType)?.noun[0] ?? "lead")}, `}
            <Moment at={receivedAt} />
          </Text>
        </Stack>
      ),
    },
    { header: "Status", cell: ({ status }) => <LeadStatusBadge status={status} /> },
    {
      header: "Deleted",
      cell: ({ deletedAt, deletedBy }) => (
        <Text as="span" fontSize="sm">
          {deletedBy ? `By ${deletedBy.name}` : "By an account that is gone"}
          <Text as="span" display="block" color="fg.muted" fontSize="xs">
            <Moment at={deletedAt} />
          </Text>
        </Text>
      ),
    },
    { header: "Erased", cell: ({ erasedFrom }) => <ErasedFrom at={erasedFrom} /> },
    {
      header: "Actions",
      cell: (row) => (
        <Flex gap="2" wrap={{ base: "wrap", xl: "nowrap" }}>
          <Button
            size="xs"
            variant="outline"
            aria-label={`Restore ${row.title}`}
            aria-busy={busyId === row.id}
            onClick={() => bringBack(row)}
          >
            Restore
          </Button>
          <Button
            size="xs"
            variant="ghost"
            color="fg.error"
            aria-label={`Erase ${row.title} now`}
            onClick={() => setErasing(row)}
          >
            Erase now…
          </Button>
        </Flex>
      ),
    },
  ]

  return (
    <>
      <RecordTable label="Trash" columns={columns} records={rows} />
      {erasing && (
        <Suspense>
          <EraseLeadDialog
            leadType={erasing.leadType}
            leadId={erasing.leadId}
            name={erasing.title}
            close={() => setErasing(undefined)}
            erased={() => {
              setErasing(undefined)
              moved()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
