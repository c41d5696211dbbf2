import { useRef, useState } from "react"
import type { Quarantine_SubmissionFragment } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { ActionBar } from "../../../parts/list/ActionBar.tsx"
import { counted } from "../../../parts/list/counts.ts"
import { type Column, RecordTable } from "../../../parts/list/RecordTable.tsx"
import { SelectionBar } from "../../../parts/list/SelectionBar.tsx"
import { useSelection } from "../../../parts/list/useSelection.ts"
import { ConfirmDialog } from "../../../parts/ModalDialog.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { capitalized, useLeadKinds } from "../lead/leadKind.ts"
import { SubmittedValues } from "./SubmittedValues.tsx"
import { useQuarantineActions } from "./useQuarantineActions.ts"

type Submission = Quarantine_SubmissionFragment

interface Props {
  submissions: readonly Submission[]
  reload: () => unknown
}

/** The submissions in quarantine, with what can be done about them. */
export const QuarantineTable = ({ submissions, reload }: Props) => {
  const kinds = useLeadKinds()
  const { viewerCanWorkLeads } = usePermissions()
  const selection = useSelection(submissions)
  const bar = useRef<HTMLDivElement>(null)
  const [deleting, setDeleting] = useState<string[]>()
  const { isBusy, release, remove } = useQuarantineActions(reload)

  const releaseAll = (ids: readonly string[]) => {
    // The button that was pressed disappears with its row.
    bar.current?.focus({ preventScroll: true })
    if (!isBusy) void release([...ids])
  }

  const columns: Column<Submission>[] = [
    {
      header: "Sender",
      cell: ({ title, leadType, receivedAt }) => (
        <Stack gap="0.5" align="start" paddingEnd={{ base: "8", xl: "0" }}>
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
    {
      header: "Why it is here",
      cell: (submission) => (
        <Stack gap="1" align="start">
          {submission.reasons.map(({ code, text }) => (
            <Text as="span" key={code} fontSize="sm">
              {text}
            </Text>
          ))}
          <SubmittedValues submission={submission} />
        </Stack>
      ),
    },
  ]
  if (viewerCanWorkLeads)
    columns.push({
      header: "Actions",
      cell: ({ id, title }) => (
        <Flex gap="2" wrap={{ base: "wrap", xl: "nowrap" }}>
          <Button size="xs" variant="outline" aria-label={`Make ${title} a lead`} onClick={() => releaseAll([id])}>
            Make it a lead
          </Button>
          <Button size="xs" variant="ghost" aria-label={`Delete what ${title} sent`} onClick={() => setDeleting([id])}>
            Delete
          </Button>
        </Flex>
      ),
    })

  const { ids } = selection
  return (
    <>
      <RecordTable
        label="Quarantine"
        columns={columns}
        records={submissions}
        selecting={
          viewerCanWorkLeads
            ? {
                selection,
                nameOf: ({ title }) => title,
                goToSelected: () => bar.current?.focus({ preventScroll: true }),
              }
            : undefined
        }
      />
      <ActionBar ref={bar}>
        {ids.length > 0 && (
          <SelectionBar label="Selected submissions" count={ids.length} clear={selection.clear}>
            <Button
              variant="outline"
              size={{ base: "xs", md: "sm" }}
              aria-busy={isBusy}
              onClick={() => releaseAll(ids)}
            >
              {ids.length === 1 ? "Make it a lead" : "Make them leads"}
            </Button>
            <Button variant="outline" size={{ base: "xs", md: "sm" }} onClick={() => setDeleting([...ids])}>
              Delete
            </Button>
          </SelectionBar>
        )}
      </ActionBar>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${counted(deleting.length, ["submission", "submissions"])}?`}
          text="What is deleted cannot be brought back. What is left here is deleted after 90 days."
          goLabel="Delete"
          close={() => setDeleting(undefined)}
          go={() => {
            bar.current?.focus({ preventScroll: true })
            void remove(deleting)
          }}
        />
      )}
    </>
  )
}
