import { type FormEvent, useState } from "react"

const isChangedField = (field: Element) => field instanceof HTMLInputElement && field.value !== field.defaultValue

export const useChanges = () => {
  const [isChanged, setIsChanged] = useState(false)
  return {
    isChanged,
    noteSaved: () => setIsChanged(false),
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) =>
      setIsChanged([...currentTarget.querySelectorAll("input")].some(isChangedField)),
  }
}
