import { Badge, Flex, VisuallyHidden } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import type { Column } from "../../../components/list/RecordTable.tsx"
import { Avatar } from "../../../components/records/Avatar.tsx"
import { useMinute } from "../../../components/records/DateTime.tsx"
import { dayFormat } from "../../../components/records/dateFormat.ts"
import { localDay } from "../../../components/records/localDay.ts"
import { CALENDAR, StrokeIcon } from "../../../components/StrokeIcon.tsx"
import { LeadLink } from "../lead/LeadLink.tsx"
import type { LeadKind, LeadTypes, ListedLead } from "../lead/leadKind.ts"
import { LeadAge, LeadStatusBadge, LeadStatusSelect, NextStatusButton, StatusReason } from "../status/LeadStatus.tsx"
import { StatusSheetButton } from "../status/StatusSheetButton.tsx"
import type { useSaveMoves } from "../status/useSaveMoves.ts"

const ChangedMark = () => (
  <Badge
    colorPalette="purple"
    variant="surface"
    size="xs"
    flexShrink="0"
    title="Somebody else has changed its status since this list was loaded"
  >
    Changed
  </Badge>
)

const RepeatMark = () => (
  <span className="lead-mark" title="Another lead has the same email address or phone number">
    <StrokeIcon path="M5.500 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M1.500 13c0-2.300 1.700-3.500 4-3.500S9.500 10.700 9.500 13M10.500 7a2 2 0 1 0-1-3.700M11.500 9.600c1.800.2 3 1.400 3 3.400" />
    <VisuallyHidden>Possible repeat</VisuallyHidden>
  </span>
)

const WaitingMark = () => (
  <span className="lead-mark" data-waiting="" title="Its sender wrote and waits for an answer">
    <StrokeIcon path="M2 3.500h12v9H2zM2 4l6 5 6-5" />
    <VisuallyHidden>Waits for an answer</VisuallyHidden>
  </span>
)

const ReturnedMark = () => (
  <span className="lead-mark" data-returned="" title="Mail to its sender came back, and nobody has answered since">
    <StrokeIcon path="M6 3 2.500 6.500 6 10M2.500 6.500h7a4 4 0 0 1 0 7H6" />
    <VisuallyHidden>Mail came back</VisuallyHidden>
  </span>
)

const WaitListMark = () => (
  <span className="lead-mark" role="img" aria-label="Wait list" title="Wait list">
    <StrokeIcon path="M8 14C2 8 3.500 2.500 8 2.500S14 8 8 14" />
  </span>
)

const FilesMark = ({ count }: { count: number }) => (
  <span className="lead-mark" data-files="" title={counted(count, ["file", "files"])}>
    <StrokeIcon path="M12.500 7.500 7.600 12.400a2.900 2.900 0 0 1-4.100-4.100l5.300-5.300a1.900 1.900 0 0 1 2.700 2.700l-5.200 5.200a.9.9 0 0 1-1.300-1.300l4.700-4.700" />
    {count}
    <VisuallyHidden>{count === 1 ? " file" : " files"}</VisuallyHidden>
  </span>
)

const formatShortDay = dayFormat({ day: "numeric", month: "short" })
const formatLongDay = dayFormat({ dateStyle: "full" })

const FollowUpDay = ({ day }: { day: string }) => {
  const today = localDay(new Date(useMinute()))
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      title={`Follow up on ${formatLongDay(day)}`}
      color={day <= today ? "fg.error" : "fg.muted"}
      fontWeight={day <= today ? "semibold" : undefined}
    >
      <VisuallyHidden>Follow up </VisuallyHidden>
      <StrokeIcon path={CALENDAR} />
      {day === today ? "today" : formatShortDay(day)}
    </Flex>
  )
}

const LeadOwnerCell = ({ lead: { owner, followUpOn } }: { lead: Pick<ListedLead, "owner" | "followUpOn"> }) => (
  <Flex as="span" display="inline-flex" align="center" gap="1.5" verticalAlign="middle">
    {owner && (
      <>
        <Avatar name={owner.name} />
        <VisuallyHidden>{owner.name}</VisuallyHidden>
      </>
    )}
    {followUpOn && <FollowUpDay day={followUpOn} />}
  </Flex>
)

interface Shown<Row> {
  openLeadId: string | undefined
  areCards: boolean
  canWork: boolean
  isChangedElsewhere: (lead: Row) => boolean
  hasLeft: (lead: Row) => boolean
  save: ReturnType<typeof useSaveMoves>
}

export const leadColumns = <Types extends LeadTypes>(
  kind: LeadKind<Types>,
  { openLeadId, areCards, canWork, isChangedElsewhere, hasLeft, save }: Shown<Types["row"]>,
) => {
  const isCompact = openLeadId !== undefined
  const nameColumn: Column<Types["row"]> = {
    ...kind.nameColumn,
    width: isCompact ? "auto" : { lg: "7.75rem", xl: "calc(22vw - 9.75rem)" },
    place: "title",
    cell: (lead) => (
      <div className="lead-name">
        <LeadLink address={`${kind.path}/${lead.id}`} name={lead.name} isOpen={lead.id === openLeadId} />
        {lead.mailReturnedAt && <ReturnedMark />}
        {lead.waitingSince && lead.waitingSince !== lead.mailReturnedAt && <WaitingMark />}
        {lead.waitListCity && <WaitListMark />}
        {lead.hasPossibleRepeats && <RepeatMark />}
        {lead.fileCount > 0 && <FilesMark count={lead.fileCount} />}
        {isChangedElsewhere(lead) && <ChangedMark />}
      </div>
    ),
  }
  const ageColumn: Column<Types["row"]> = {
    header: "Received",
    sortKey: "RECEIVED",
    width: { lg: "4.75rem", xl: "5.5rem" },
    place: "when",
    cell: (lead) => <LeadAge lead={lead} hasLeft={hasLeft(lead)} />,
  }
  const statusColumn: Column<Types["row"]> = {
    header: "Status",
    sortKey: "STATUS",
    width: { lg: "6rem", xl: "6.25rem" },
    place: "mark",
    cell: (lead) => (
      <>
        {areCards && canWork && !isCompact ? (
          <StatusSheetButton lead={lead} save={save} />
        ) : (
          <LeadStatusBadge status={lead.status} />
        )}
        <StatusReason lead={lead} />
      </>
    ),
  }
  const actionColumn: Column<Types["row"]> = {
    header: "Action",
    width: { lg: "3rem", xl: "7.5rem" },
    cell: (lead) => (
      <div className="lead-action">
        <NextStatusButton lead={lead} save={save} />
        <LeadStatusSelect lead={lead} save={save} />
      </div>
    ),
  }
  const whole: Column<Types["row"]>[] = [
    nameColumn,
    ...kind.columns,
    ageColumn,
    { header: "Owner", width: "7rem", from: "xl", cell: (lead) => <LeadOwnerCell lead={lead} /> },
    statusColumn,
    ...(canWork && !areCards ? [actionColumn] : []),
  ]
  const compact: Column<Types["row"]>[] = [nameColumn, ageColumn, statusColumn]
  return { whole, compact }
}
