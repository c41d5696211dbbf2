import { LeadLink } from "../lead/LeadLink.tsx"
import type { DetailedLead, LeadColumn, LeadKind, ListedLead } from "../lead/leadKind.ts"
import { LeadAge, LeadStatusBadge, LeadStatusSelect, NextStatusButton } from "../status/LeadStatus.tsx"
import { StatusSheetButton } from "../status/StatusSheetButton.tsx"
import type { useSaveMoves } from "../status/useSaveMoves.ts"
import { ChangedMark, FilesMark, RepeatMark, WaitingMark, WaitListMark } from "./LeadMarks.tsx"
import { LeadOwnerCell } from "./LeadOwnerCell.tsx"

interface Shown<Row extends ListedLead> {
  /** The lead that is open beside the list. */
  openLeadId: string | undefined
  areCards: boolean
  canWork: boolean
  isChangedElsewhere: (lead: Row) => boolean
  /** Whether the filter no longer has it. */
  hasLeft: (lead: Row) => boolean
  save: ReturnType<typeof useSaveMoves>
}

/** The columns of a list of leads: the whole list's, and those that remain beside an open lead. */
export const leadColumns = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>(
  kind: LeadKind<Row, Lead, SortKey, Conditions>,
  { openLeadId, areCards, canWork, isChangedElsewhere, hasLeft, save }: Shown<Row>,
) => {
  const isCompact = openLeadId !== undefined
  const nameColumn: LeadColumn<Row> = {
    ...kind.nameColumn,
    width: isCompact ? "auto" : { lg: "8.75rem", xl: "calc(22vw - 9.75rem)" },
    place: "name",
    cell: (lead) => (
      <div className="lead-name">
        <LeadLink address={`${kind.path}/${lead.id}`} name={lead.name} isOpen={lead.id === openLeadId} />
        {lead.waitingSince && <WaitingMark />}
        {lead.waitListCity && <WaitListMark />}
        {lead.hasPossibleRepeats && <RepeatMark />}
        {lead.fileCount > 0 && <FilesMark count={lead.fileCount} />}
        {isChangedElsewhere(lead) && <ChangedMark />}
      </div>
    ),
  }
  const ageColumn: LeadColumn<Row> = {
    header: "Received",
    sortKey: "RECEIVED",
    width: "5.5rem",
    from: "xl",
    place: "due",
    cell: (lead) => <LeadAge lead={lead} hasLeft={hasLeft(lead)} />,
  }
  const statusColumn: LeadColumn<Row> = {
    header: "Status",
    sortKey: "STATUS",
    width: { lg: "6rem", xl: "6.25rem" },
    place: "mark",
    cell: (lead) =>
      areCards && canWork && !isCompact ? (
        <StatusSheetButton lead={lead} save={save} />
      ) : (
        <LeadStatusBadge status={lead.status} />
      ),
  }
  const actionColumn: LeadColumn<Row> = {
    header: "Action",
    width: { lg: "3rem", xl: "7.5rem" },
    cell: (lead) => (
      <div className="lead-action">
        <NextStatusButton lead={lead} save={save} />
        <LeadStatusSelect lead={lead} save={save} />
      </div>
    ),
  }
  const whole: LeadColumn<Row>[] = [
    nameColumn,
    ...kind.columns,
    ageColumn,
    { header: "Owner", width: "7rem", from: "xl", cell: (lead) => <LeadOwnerCell lead={lead} /> },
    statusColumn,
    ...(canWork && !areCards ? [actionColumn] : []),
  ]
  const compact: LeadColumn<Row>[] = [nameColumn, { ...ageColumn, from: "lg" }, statusColumn]
  return { whole, compact }
}
