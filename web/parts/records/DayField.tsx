import { useState } from "react"
import { Field, Input } from "../chakra.ts"
import { dayLimits, isLocalDay } from "./localDay.ts"

/** Why a list is not exported while a date is entered only in part. */
export const UNFINISHED_DAY = "Enter a whole date between 2000 and 2099, or clear the field."

/** The day in a date field, "" if it is empty, or undefined if it holds anything else. */
const dayIn = ({ value, validity }: HTMLInputElement) => {
  if (validity.badInput) return undefined
  return value === "" || isLocalDay(value) ? value : undefined
}

/** A day field's entry, applied once it is a day or empty: date inputs report every digit. */
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
    // Typing the 15th passes through the 1st: such days must not become steps of the history.
    if (entered !== undefined && entered !== day) apply(entered, { replace: day !== "" && entered !== "" })
  }

  return {
    text,
    round,
    /** The entry is not, or not yet, what the list is narrowed to. */
    isUnfinished,
    /** The operator has left it that way. */
    isRefused: isUnfinished && !hasFocus,
    read,
    begin: () => setFocus(true),
    /** A partly filled date field reports nothing while it is typed into, so it is read once more when it is left. */
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

interface Days {
  from: string
  to: string
}

/** The entries of the first and the last day, and what is wrong with them; `reversed` says it of the wrong order. */
export const useDayRange = (
  days: Days,
  narrow: (change: Partial<Days>, step: { replace: boolean }) => void,
  reversed: string,
) => {
  const from = useDayEntry(days.from, (day, step) => narrow({ from: day }, step))
  const to = useDayEntry(days.to, (day, step) => narrow({ to: day }, step))

  const fault = () => {
    if (from.isRefused || to.isRefused) return UNFINISHED_DAY
    return !days.from || !days.to || days.from <= days.to ? undefined : reversed
  }

  return {
    from,
    to,
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
  <Field.Root width="auto" gap="1" invalid={entry.isRefused}>
    <Field.Label color="fg.muted" fontWeight="normal">
      {label}
    </Field.Label>
    <Input
      // A partly typed date has no value that could be reset, so the field is replaced.
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
