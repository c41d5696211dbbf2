import { Text } from "../../../components/chakra.ts"
import { formatMoment, useMinute } from "../../../components/records/DateTime.tsx"
import { dueWords, pressureOf } from "./requestLook.tsx"

const colors = { overdue: "fg.error", soon: "yellow.fg", calm: "fg.muted" } as const

/** More prominent the closer the due date. */
export const DueMark = ({ dueAt }: { dueAt: string }) => {
  const now = useMinute()
  const pressure = pressureOf(dueAt, now)
  return (
    <Text
      as="span"
      title={`Due ${formatMoment(dueAt)}`}
      color={colors[pressure]}
      fontSize="sm"
      fontWeight={pressure === "calm" ? undefined : "semibold"}
      whiteSpace="nowrap"
    >
      {dueWords(dueAt, now)}
    </Text>
  )
}
