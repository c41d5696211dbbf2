import { useId, useState } from "react"
import { Input } from "../../../components/chakra.ts"
import { ChoiceMenu } from "../../../components/choice/ChoiceMenu.tsx"
import { useLeadCitiesQuery } from "../../../graphql/generated.ts"

interface Props {
  label: string
  chosen: readonly string[]
  choose: (chosen: string[]) => void
  isFaulty: boolean
}

interface Option {
  name: string
  label: string
}

interface OptionsProps extends Props {
  options: readonly Option[] | undefined
  /** The label while nothing is chosen, if an empty choice matches every value. */
  none?: string
  /** The label of a chosen value that no longer exists. */
  unknown?: string
}

export const ChosenOptions = ({ options, none = "Choose", unknown, label, chosen, choose, isFaulty }: OptionsProps) => {
  // A chosen value that no longer exists is listed too, so that it can be removed.
  const gone = chosen.filter((value) => options && !options.some(({ name }) => name === value))
  const all = options && [...options, ...gone.map((name) => ({ name, label: unknown ?? name }))]
  const names = chosen.map((value) => all?.find(({ name }) => name === value)?.label ?? unknown ?? value).join(", ")
  const words = names || none
  return (
    <ChoiceMenu
      label={label}
      isMultiple
      aria-label={`${words}: ${label}`}
      title={names || undefined}
      background="bg"
      borderColor={isFaulty ? "border.error" : undefined}
      aria-invalid={isFaulty || undefined}
      options={all?.map((option) => ({
        value: option.name,
        label: option.label,
        isChosen: chosen.includes(option.name),
      }))}
      choose={({ value }) =>
        choose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
      }
    >
      {words}
    </ChoiceMenu>
  )
}

export const ChosenTexts = ({ label, chosen, choose, isFaulty, isCity }: Props & { isCity: boolean }) => {
  const listId = useId()
  const [text, setText] = useState(() => chosen.join(", "))
  const last = text.slice(text.lastIndexOf(",") + 1).trimStart()
  const { data, previousData } = useLeadCitiesQuery({ variables: { startsWith: last.trim() }, skip: !isCity })
  return (
    <>
      <Input
        size="sm"
        flex="1"
        minWidth="44"
        background="bg"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        placeholder="Separated by commas"
        autoComplete="off"
        list={isCity ? listId : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          choose([...new Set(value.split(",").flatMap((part) => part.trim() || []))])
        }}
      />
      {isCity && (
        <datalist id={listId}>
          {(data ?? previousData)?.leadCities.map((city) => (
            <option key={city} value={text.slice(0, text.length - last.length) + city} />
          ))}
        </datalist>
      )}
    </>
  )
}
