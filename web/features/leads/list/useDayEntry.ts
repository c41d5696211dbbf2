import { useState } from "react"
import { isLocalDay } from "./localDay.ts"

/** The day that a date field holds, "" when it is empty, or undefined while it holds something else. */
const dayIn = ({ value, validity }: HTMLInputElement) => {
  if (validity.badInput) return undefined
  return value === "" || isLocalDay(value) ? value : undefined
}

/**
 * What is entered into a field for a day. It keeps whatever is typed, and applies it as soon as it is a day or nothing:
 * a date field reports every digit, and most of what it reports on the way is no day that anybody means.
 */
export const useDayEntry = (day: string, apply: (day: string, step: { replace: boolean }) => void) => {
  const [seenDay, setSeenDay] = useState(day)
  const [text, setText] = useState(day)
  const [isUnfinished, setUnfinished] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [round, setRound] = useState(0)

  // The address may change by itself, when the operator goes back.
  if (day !== seenDay) {
    setSeenDay(day)
    setText(day)
    setUnfinished(false)
  }

  const read = (field: HTMLInputElement) => {
    const entered = dayIn(field)
    setText(field.value)
    setUnfinished(entered === undefined)
    // On the way to one day there may be others, such as the 1st to the 15th: they are no steps to go back by.
    if (entered !== undefined && entered !== day) apply(entered, { replace: day !== "" && entered !== "" })
  }

  return {
    text,
    round,
    /** What is entered is not, or not yet, what the list is narrowed to. */
    isUnfinished,
    /** The operator has left it like that. */
    isRefused: isUnfinished && !hasFocus,
    read,
    begin: () => setFocus(true),
    /** A field that is filled in only in part tells so when it is left at the latest. */
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

export type DayEntry = ReturnType<typeof useDayEntry>
