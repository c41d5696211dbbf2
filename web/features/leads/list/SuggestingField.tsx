import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { type InputEvent, useId } from "react"

interface Props {
  label: string
  value: string
  change: (value: string) => void
  /** Values to choose from, and what they are wanted for: what has been typed so far. */
  suggestions: readonly string[]
  suggestFor: (typed: string) => void
}

const fold = (text: string) => text.trim().toLowerCase()

// What is chosen from the suggestions is complete. Browsers report it as a replacement, or as no keyboard's input at all.
const isChosen = ({ nativeEvent }: InputEvent<HTMLInputElement>) =>
  !("inputType" in nativeEvent) || nativeEvent.inputType === "insertReplacementText"

/** A text that must be met exactly: it takes effect when it is chosen or complete, by Enter or on leaving the field. */
export const SuggestingField = ({ label, value, change, suggestions, suggestFor }: Props) => {
  const listId = useId()
  const commit = (text: string) => {
    // Typed in another case, a suggestion is still meant.
    const meant = suggestions.find((suggestion) => fold(suggestion) === fold(text)) ?? text.trim()
    if (meant !== value) change(meant)
  }
  return (
    <Field.Root width="36" gap="1">
      <Field.Label color="fg.muted" fontWeight="normal">
        {label}
      </Field.Label>
      <Input
        // Begins anew when the address changes by itself.
        key={value}
        size="sm"
        background="bg"
        maxLength={255}
        defaultValue={value}
        list={listId}
        autoComplete="off"
        onFocus={({ currentTarget }) => suggestFor(currentTarget.value)}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          const { value: text } = event.currentTarget
          if (isChosen(event)) commit(text)
          else suggestFor(text)
        }}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") commit(currentTarget.value)
        }}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Field.Root>
  )
}
