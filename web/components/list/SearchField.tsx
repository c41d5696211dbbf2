import { useEffect, useRef, useState } from "react"
import { Field, Input } from "../chakra.ts"

const PAUSE_MS = 250

interface Props {
  hint: string
  value: string
  /** With `replace`, the search refines the previous one, so it needs no history entry. */
  search: (value: string, step: { replace: boolean }) => void
}

export const SearchField = ({ hint, value, search }: Props) => {
  const [text, setText] = useState(value)
  const [searched, setSearched] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change during the delay, and the search must not revert that change.
  const latest = useRef({ search, value })

  useEffect(() => {
    latest.current = { search, value }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  // Clearing the filter or going back also changes the search, so the field then shows the new text.
  if (value !== searched) {
    setSearched(value)
    setText(value)
  }

  const begin = (typed: string, pauseMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchNow(typed), pauseMs)
  }

  const searchNow = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() === value) return
    setSearched(typed.trim())
    latest.current.search(typed.trim(), { replace: latest.current.value !== "" && typed.trim() !== "" })
  }

  return (
    <Field.Root flex="1" minWidth="32" maxWidth={{ lg: "lg" }}>
      <Field.Label srOnly>Search</Field.Label>
      <Input
        type="search"
        enterKeyHint="search"
        placeholder={hint}
        background="bg"
        value={text}
        maxLength={255}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          begin(currentTarget.value, PAUSE_MS)
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") searchNow(text)
        }}
        // Searches on blur, as the next action should apply to the typed text.
        onBlur={() => searchNow(text)}
      />
    </Field.Root>
  )
}
