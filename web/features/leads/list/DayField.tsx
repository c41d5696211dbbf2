import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { dayLimits } from "./localDay.ts"
import type { DayEntry } from "./useDayEntry.ts"

/** A day in the operator's own time zone. */
export const DayField = ({ label, entry }: { label: string; entry: DayEntry }) => (
  <Field.Root width="auto" gap="1" invalid={entry.isRefused}>
    <Field.Label color="fg.muted" fontWeight="normal">
      {label}
    </Field.Label>
    <Input
      // What is typed into it in part has no value that could be taken away.
      key={entry.round}
      type="date"
      size="sm"
      background="bg"
      min={dayLimits.first}
      max={dayLimits.last}
      value={entry.text}
      onChange={({ currentTarget }) => entry.read(currentTarget)}
      onFocus={entry.begin}
      onBlur={({ currentTarget }) => entry.end(currentTarget)}
    />
  </Field.Root>
)
