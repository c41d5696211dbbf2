import { Input } from "../../../../components/chakra.ts"
import { timeZone } from "../../../../components/records/dateFormat.ts"
import { toFieldTime } from "./schedule.ts"

/** In the team's time zone. */
export const MomentField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Input
    type="datetime-local"
    size="sm"
    width="auto"
    required
    aria-label={`Date and time, ${timeZone()}`}
    title={`Time in ${timeZone()}`}
    min={toFieldTime(Date.now())}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
