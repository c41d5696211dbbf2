import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { useEffect, useRef, useState } from "react"

const PAUSE_MS = 250

interface Props {
  hint: string
  value: string
  search: (value: string) => void
}

/** Searches while the operator types, as soon as they pause or go on elsewhere. */
export const SearchField = ({ hint, value, search }: Props) => {
  const [text, setText] = useState(value)
  const [searched, setSearched] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What else the address asks for may change while the operator pauses: the search must not take it back.
  const latestSearch = useRef(search)

  useEffect(() => {
    latestSearch.current = search
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  // The address may change by itself, when the filter is cleared or the operator goes back.
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
    latestSearch.current(typed.trim())
  }

  return (
    <Field.Root flex="1" minWidth={{ base: "40", lg: "80" }} maxWidth="lg">
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
        // Whatever is pressed next is meant for what has been typed.
        onBlur={() => searchNow(text)}
      />
    </Field.Root>
  )
}
