import { Flex } from "@chakra-ui/react/flex"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import { Avatar } from "../../../parts/records/Avatar.tsx"
import { dateFormat } from "../../../parts/records/dateFormat.ts"
import { localDay, startOfLocalDay } from "../../../parts/records/localDay.ts"
import { useMinute } from "../../../parts/records/Moment.tsx"
import { CALENDAR, StrokeIcon } from "../../../parts/StrokeIcon.tsx"
import type { ListedLead } from "../lead/leadKind.ts"

const formatShortDay = dateFormat({ day: "numeric", month: "short" })
const formatLongDay = dateFormat({ dateStyle: "full" })

const FollowUpDay = ({ day }: { day: string }) => {
  const today = localDay(new Date(useMinute()))
  const start = startOfLocalDay(day)
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      title={`Follow up on ${formatLongDay(start)}`}
      color={day <= today ? "fg.error" : "fg.muted"}
      fontWeight={day <= today ? "semibold" : undefined}
    >
      <VisuallyHidden>Follow up </VisuallyHidden>
      <StrokeIcon path={CALENDAR} />
      {day === today ? "today" : formatShortDay(start)}
    </Flex>
  )
}

/** Who works on a lead, by initials, and when it is to be followed up. */
export const LeadOwnerCell = ({ lead: { owner, followUpOn } }: { lead: Pick<ListedLead, "owner" | "followUpOn"> }) => (
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
