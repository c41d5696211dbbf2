import { ChoiceMenu } from "../../../components/choice/ChoiceMenu.tsx"
import { dayLimits, isLocalDay, localDay } from "../../../components/records/localDay.ts"
import { CALENDAR, WithIcon } from "../../../components/StrokeIcon.tsx"
import { useLeadFocus } from "../lead/leadOpening.ts"
import { describeFollowUp, followUpDays } from "./followUpDays.ts"
import { useLeadWork, type WorkMenuProps } from "./useLeadWork.ts"

const NONE = "none"

export const FollowUpMenu = ({ kind, leads, keys, onChange }: WorkMenuProps) => {
  const { followUp } = useLeadWork(kind)
  const [first, ...others] = leads
  const isOne = others.length === 0
  const shared = others.every(({ followUpOn }) => followUpOn === first?.followUpOn) ? first?.followUpOn : undefined
  const shown = shared ? describeFollowUp(shared) : "No follow-up"

  const set = (day: string | null) => {
    void followUp(leads, day)
    onChange?.()
  }

  return (
    <ChoiceMenu
      label={isOne ? `Follow up ${first?.name}` : `Follow up ${leads.length} leads`}
      aria-label={isOne ? `Follow-up of ${first?.name}: ${shown}` : undefined}
      options={[
        ...followUpDays().map((day) => ({
          ...day,
          value: `${day.label} ${day.value}`,
          isChosen: day.value === shared,
        })),
        { value: NONE, label: "None", isChosen: shared === null },
      ]}
      shortcut={keys ? { id: "lead.followUp", title: "Change the follow-up", keys } : undefined}
      isOpenAtOnce={useLeadFocus() === "followUp"}
      choose={({ value }) => set(value === NONE ? null : (value.split(" ").at(-1) ?? null))}
      other={{
        label: "Another day",
        field: { type: "date", min: localDay(new Date()), max: dayLimits.last, defaultValue: shared ?? "" },
        accepts: isLocalDay,
        take: set,
      }}
    >
      {isOne ? <WithIcon path={CALENDAR}>{shared ? shown : "Follow-up"}</WithIcon> : "Follow up"}
    </ChoiceMenu>
  )
}
