import { type ChangeEvent, useEffect, useState } from "react"
import { draftTexts } from "../../browser/drafts.ts"

const drafts = draftTexts("form:")

/** Without the `key` of list items, which exists on the screen only. */
const textOf = (values: object) => JSON.stringify(values, (name, value) => (name === "key" ? undefined : value))

export const forgetDraft = (name: string) => {
  for (const key of drafts.keys(`${name}:`)) drafts.write(key, undefined)
}

/**
 * A draft is kept in this tab until the form is sent, even while the form is closed. It is discarded if the initial
 * values have changed since, as it would hide the change.
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

  const change = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))

  return {
    values,
    isChanged,
    isRestored,
    change,
    field: (name: string) => {
      const value = (values as Partial<Record<string, unknown>>)[name]
      if (typeof value !== "string") return undefined
      const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: currentTarget.value } as unknown as Partial<Values>)
      return { value, onChange }
    },
    startOver: () => {
      setValues(initial)
      setIsRestored(false)
    },
    forget: () => drafts.write(key, undefined),
  }
}
