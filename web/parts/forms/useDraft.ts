import { useEffect, useState } from "react"
import { draftTexts } from "../../browser/drafts.ts"

const drafts = draftTexts("form:")

/** The values as text, without the keys that list items have on the screen only. */
const textOf = (values: object) => JSON.stringify(values, (name, value) => (name === "key" ? undefined : value))

export const forgetDraft = (name: string) => {
  for (const key of drafts.keys(`${name}:`)) drafts.write(key, undefined)
}

/**
 * The values of a form, kept in this tab until they are sent, also while the form is closed. They are not restored if
 * the form begins with other values by then, which they would hide.
 */
export const useDraft = <Values extends object>(name: string, initial: Values) => {
  const begun = textOf(initial)
  const key = `${name}:${begun}`
  const [restored] = useState(() => drafts.read(key))
  const [values, setValues] = useState<Values>(() => (restored ? JSON.parse(restored) : initial))
  const [isRestored, setIsRestored] = useState(restored !== null)
  const isChanged = textOf(values) !== begun

  useEffect(() => {
    drafts.write(key, isChanged ? JSON.stringify(values) : undefined)
  }, [key, isChanged, values])

  return {
    values,
    isChanged,
    isRestored,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    startOver: () => {
      setValues(initial)
      setIsRestored(false)
    },
    forget: () => drafts.write(key, undefined),
  }
}
