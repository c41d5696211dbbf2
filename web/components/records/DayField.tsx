import { useState } from "react"
import { Input } from "../chakra.ts"
import { Labeled } from "../forms/Labeled.tsx"
import { type Days, dayLimits, isLocalDay } from "./localDay.ts"

export const INCOMPLETE_DATE = "Enter a whole date between 2000 and 2099, or clear the field."

/** "" for an empty field, undefined for an incomplete date. */
const dayIn = ({ value, validity }: HTMLInputElement) => {
  if (validity.badInput) return undefined
  return value === "" || isLocalDay(value) ? value : undefined
}

/** Date inputs report every digit, so an entry applies only once it is a full date or empty. */
const useDayEntry = (day: string, apply: (day: string, step: { replace: boolean }) => void) => {
  const [seenDay, setSeenDay] = useState(day)
  const [text, setText] = useState(day)
  const [isUnfinished, setUnfinished] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [round, setRound] = useState(0)

  if (day !== seenDay) {
    setSeenDay(day)
    setText(day)
    setUnfinished(false)
  }

  const read = (field: HTMLInputElement) => {
    const entered = dayIn(field)
    setText(field.value)
    setUnfinished(entered === undefined)
    // Typing the 15th passes through the 1st, which must not become a history entry.
    if (entered !== undefined && entered !== day) apply(entered, { replace: day !== "" && entered !== "" })
  }

  return {
    text,
    round,
    /** True while the list does not apply the entry yet. */
    isUnfinished,
    isRefused: isUnfinished && !hasFocus,
    read,
    begin: () => setFocus(true),
    /** An incomplete date fires no events, so the input is read on blur. */
    end: (field: HTMLInputElement) => {
      setFocus(false)
      read(field)
    },
    reset: () => {
      setText(day)
      setUnfinished(false)
      setRound(round + 1)
    },
  }
}

/** `reversed` is the error message if the first day is after the last one. */
export const useDayRange = (
  days: Days,
  narrow: (change: Partial<Days>, step: { replace: boolean }) => void,
  reversed: string,
) => {
  const from = useDayEntry(days.from, (day, step) => narrow({ from: day }, step))
  const to = useDayEntry(days.to, (day, step) => narrow({ to: day }, step))

  const fault = () => {
    if (from.isRefused || to.isRefused) return INCOMPLETE_DATE
    return !days.from || !days.to || days.from <= days.to ? undefined : reversed
  }

  return {
    from,
    to,
    days,
    choose: (chosen: Days) => narrow(chosen, { replace: false }),
    isUnfinished: from.isUnfinished || to.isUnfinished,
    fault: fault(),
    reset: () => {
      from.reset()
      to.reset()
    },
  }
}

export type DayRange = ReturnType<typeof useDayRange>

export const DayField = ({ label, entry }: { label: string; entry: DayRange["from"] }) => (
  <Labeled label={label} isQuiet width="auto" invalid={entry.isRefused}>
    <Input
      // An incomplete date has no value that could be reset, so the field is mounted again.
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
  </Labeled>
)
