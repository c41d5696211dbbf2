import { type InputEvent, useId, useState } from "react"
import { Field, Input } from "../../../components/chakra.ts"
import { useLeadCitiesQuery } from "../../../graphql/generated.ts"

const fold = (text: string) => text.trim().toLowerCase()

// Picking a suggestion completes the value. Browsers report it as a replacement or without an input type.
const isPicked = ({ nativeEvent }: InputEvent<HTMLInputElement>) =>
  !("inputType" in nativeEvent) || nativeEvent.inputType === "insertReplacementText"

/** Matches whole names, so it applies on a pick, Enter or blur. */
export const CityField = ({ value, change }: { value: string; change: (city: string) => void }) => {
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const { data, previousData } = useLeadCitiesQuery({
    variables: { startsWith: typed ?? "" },
    skip: typed === undefined,
    fetchPolicy: "cache-and-network",
  })
  const cities = (data ?? previousData)?.leadCities ?? []

  const commit = (text: string) => {
    const city = cities.find((suggestion) => fold(suggestion) === fold(text)) ?? text.trim()
    if (city !== value) change(city)
  }

  return (
    <Field.Root width="36" gap="1">
      <Field.Label color="fg.muted" fontWeight="normal">
        City
      </Field.Label>
      <Input
        // Back navigation changes the value from outside.
        key={value}
        size="sm"
        background="bg"
        maxLength={255}
        defaultValue={value}
        list={listId}
        autoComplete="off"
        onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          const { value: text } = event.currentTarget
          if (isPicked(event)) commit(text)
          else setTyped(text)
        }}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") commit(currentTarget.value)
        }}
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Field.Root>
  )
}
