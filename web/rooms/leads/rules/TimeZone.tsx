import { Select } from "../../../parts/forms/Select.tsx"
import { browserZone } from "../../../parts/records/dateFormat.ts"
import { Panel } from "../../../parts/records/Panel.tsx"
import { useTeamZone } from "../../accounts/team/teamZone.ts"

export const TimeZone = () => {
  const { timeZone, save } = useTeamZone()
  const names = new Set(["UTC", browserZone(), timeZone, ...Intl.supportedValuesOf("timeZone")])
  return (
    <Panel
      title="Time zone"
      about="Your team’s days, due dates, reminders, schedules and statistics are in it, and so are the times here and in mails."
    >
      <Select
        label="Time zone of the team"
        maxWidth="20rem"
        options={[...names].sort().map((name) => ({ name, label: name.replaceAll("_", " ") }))}
        chosen={timeZone}
        choose={save}
      />
    </Panel>
  )
}
