import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import { dateFormat } from "../../../parts/records/dateFormat.ts"
import { localDay, startOfLocalDay } from "../../../parts/records/localDay.ts"
import { useMinute } from "../../../parts/records/Moment.tsx"
import type { ListedLead } from "../lead/leadKind.ts"

const formatShortDay = dateFormat({ day: "numeric", month: "short" })
const formatLongDay = dateFormat({ dateStyle: "full" })

/** The first letters of the first and the last word of a name. */
const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("")
}

const FollowUpDay = ({ day }: { day: string }) => {
  const today = localDay(new Date(useMinute()))
  const start = startOfLocalDay(day)
  return (
    <Text
      as="span"
      title={`Follow up on ${formatLongDay(start)}`}
      color={day <= today ? "fg.error" : "fg.muted"}
      fontWeight={day <= today ? "semibold" : undefined}
    >
      <VisuallyHidden>Follow up </VisuallyHidden>
      {day === today ? "today" : formatShortDay(start)}
    </Text>
  )
}

/** Who works on a lead, by initials, and when it is to be followed up. */
export const LeadOwnerCell = ({ lead: { owner, followUpOn } }: { lead: Pick<ListedLead, "owner" | "followUpOn"> }) => (
  <Flex as="span" display="inline-flex" align="center" gap="1.5" verticalAlign="middle">
    {owner && (
      <Text
        as="span"
        title={owner.name}
        background="bg.muted"
        borderWidth="1px"
        borderRadius="full"
        boxSize="6"
        lineHeight="1.4rem"
        textAlign="center"
        fontSize="2xs"
        fontWeight="semibold"
        color="fg"
      >
        <span aria-hidden="true">{initials(owner.name).toUpperCase()}</span>
        <VisuallyHidden>{owner.name}</VisuallyHidden>
      </Text>
    )}
    {followUpOn && <FollowUpDay day={followUpOn} />}
  </Flex>
)
