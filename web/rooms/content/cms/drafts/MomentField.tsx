import { Input } from "../../../../parts/chakra.ts"
import { timeZoneName, toFieldTime } from "./schedule.ts"

/** The moment at which a draft goes live, in the operator's own time. */
export const MomentField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Input
    type="datetime-local"
    size="sm"
    width="auto"
    required
    aria-label={`Date and time, ${timeZoneName()}`}
    title={`Your time, ${timeZoneName()}`}
    min={toFieldTime(Date.now())}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
