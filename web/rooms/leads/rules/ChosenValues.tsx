import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { Button, Flex, Input, Text } from "../../../components/chakra.ts"
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

interface ChipsProps extends Omit<Props, "isFaulty"> {
  nameOf: (value: string) => string
  children: ReactNode
}

const Chips = ({ label, chosen, choose, nameOf, children }: ChipsProps) => {
  const root = useRef<HTMLDivElement>(null)
  return (
    <Flex ref={root} role="group" aria-label={label} wrap="wrap" gap="1.5" align="center" minWidth="0">
      {chosen.map((value) => (
        <Flex
          key={value}
          align="center"
          background="bg.selected"
          borderRadius="l2"
          paddingStart="2.5"
          minWidth="0"
          fontSize="sm"
          fontWeight="medium"
        >
          <Text as="span" overflowWrap="anywhere">
            {nameOf(value)}
          </Text>
          <Button
            variant="ghost"
            size="xs"
            minWidth="7"
            paddingX="0"
            color="fg.muted"
            aria-label={`Remove ${nameOf(value)}`}
            onClick={() => {
              choose(chosen.filter((other) => other !== value))
              root.current?.querySelector<HTMLElement>("[data-adds]")?.focus()
            }}
          >
            ×
          </Button>
        </Flex>
      ))}
      {children}
    </Flex>
  )
}

interface OptionsProps extends Props {
  options: readonly Option[] | undefined
  /** The label while nothing is chosen, if an empty choice matches every value. */
  none?: string
  /** The label of a chosen value that no longer exists. */
  unknown?: string
}

export const ChosenOptions = ({ options, none = "Choose", unknown, ...props }: OptionsProps) => {
  const { label, chosen, choose, isFaulty } = props
  const words = chosen.length === 0 ? none : "Add"
  return (
    <Chips {...props} nameOf={(value) => options?.find(({ name }) => name === value)?.label ?? unknown ?? value}>
      <ChoiceMenu
        label={label}
        isMultiple
        data-adds=""
        aria-label={`${words}: ${label}`}
        background="bg"
        borderColor={isFaulty ? "border.error" : undefined}
        aria-invalid={isFaulty || undefined}
        options={options?.map((option) => ({
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
    </Chips>
  )
}

export const ChosenTexts = ({ isCity, ...props }: Props & { isCity: boolean }) => {
  const { label, chosen, choose, isFaulty } = props
  const listId = useId()
  const [text, setText] = useState("")
  const { data, previousData } = useLeadCitiesQuery({ variables: { startsWith: text.trim() }, skip: !isCity })
  const cities = (data ?? previousData)?.leadCities ?? []

  const add = (typed: string) => {
    const values = typed.split(",").map((part) => part.trim())
    setText("")
    choose([...new Set([...chosen, ...values.filter(Boolean)])])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || text.trim() === "") return
    // Enter completes a value, and must not submit the form.
    event.preventDefault()
    add(text)
  }

  return (
    <Chips {...props} nameOf={(value) => value}>
      <Input
        size="sm"
        width="44"
        background="bg"
        data-adds=""
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        placeholder={chosen.length === 0 ? "Type, then Enter" : "Add another"}
        maxLength={255}
        autoComplete="off"
        list={isCity ? listId : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          // Picking a suggestion completes the value.
          if (value.includes(",") || (cities.includes(value) && value.length > text.length + 1)) add(value)
          else setText(value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => text.trim() && add(text)}
      />
      {isCity && (
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      )}
    </Chips>
  )
}
