import type { FormResult, RefusedField } from "@farelight/api/contract/forms/site.ts"
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from "react"

const NO_FIELDS: readonly RefusedField[] = []

const isOf =
  (name: string) =>
  ({ field }: RefusedField) =>
    field === name || field.startsWith(`${name}.`)

const isEdited = (input: Element) =>
  input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? input.value !== input.defaultValue || ("checked" in input && input.checked !== input.defaultChecked)
    : false

/** A field stays refused until its own entry or the entry on which it depends changes. */
export const useRefusal = (
  form: RefObject<HTMLFormElement | null>,
  result: FormResult | undefined,
  dependents: Readonly<Record<string, string>> = {},
) => {
  const refused = result?.outcome === "invalid" ? result.fields : NO_FIELDS
  const [changed, setChanged] = useState(NO_FIELDS)
  const onInput = ({ target }: Pick<FormEvent, "target">) => {
    const name = (target as HTMLInputElement).name
    const settled = [name, dependents[name] ?? name].flatMap((one) => refused.filter(isOf(one)))
    if (settled.length > 0) setChanged((before) => [...before, ...settled])
  }

  // Entries before hydration fired no events, so they are looked for here.
  const findEdited = useEffectEvent(() => {
    for (const input of form.current?.elements ?? []) if (isEdited(input)) onInput({ target: input })
  })
  useEffect(() => findEdited(), [])

  const errors = refused.filter((field) => !changed.includes(field))
  return {
    errors,
    errorOf: (name: string) => errors.find(isOf(name))?.message,
    wasRefused: (name: string) => refused.some(isOf(name)),
    onInput,
  }
}
