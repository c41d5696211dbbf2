import { type FormEvent, useState } from "react"

const isChangedField = (field: Element) => field instanceof HTMLInputElement && field.value !== field.defaultValue

/** Whether the fields inside an element say something else than what was stored. */
export const useChanges = () => {
  const [isChanged, setIsChanged] = useState(false)
  return {
    isChanged,
    noteSaved: () => setIsChanged(false),
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) =>
      setIsChanged([...currentTarget.querySelectorAll("input")].some(isChangedField)),
  }
}
