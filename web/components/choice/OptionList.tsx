import { type KeyboardEvent, useId, useState } from "react"
import { chakra, Text } from "../chakra.ts"

export interface Option {
  value: string
  label: string
  hint?: string
  isChosen?: boolean
}

interface Settings {
  options: readonly Option[]
  choose: (option: Option) => void
  close: () => void
  isMultiple?: boolean
}

/** Arrow keys move, Enter and Tab choose, and Escape closes. If several options can be chosen, Tab closes. */
export const useOptions = ({ options, choose, close, isMultiple = false }: Settings) => {
  const id = useId()
  const [asked, setActive] = useState(0)
  const active = Math.min(asked, options.length - 1)
  const idOf = (index: number) => `${id}-${index}`
  const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 + options.length }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const option = options[active]
    if (event.key === "Escape" || (isMultiple && event.key === "Tab")) close()
    else if (step !== undefined && options.length > 0) setActive(step % options.length)
    else if ((event.key === "Enter" || event.key === "Tab") && option) choose(option)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    onKeyDown,
    setActive,
    activeId: active >= 0 ? idOf(active) : undefined,
    list: { id, options, active, idOf, choose, setActive, isMultiple },
  }
}

interface Props {
  label: string
  list: ReturnType<typeof useOptions>["list"]
}

export const OptionList = ({ label, list: { id, options, active, idOf, choose, setActive, isMultiple } }: Props) => (
  <chakra.ul
    id={id}
    role="listbox"
    aria-label={label}
    aria-multiselectable={isMultiple || undefined}
    maxHeight="64"
    overflowY="auto"
  >
    {options.map((option, index) => (
      <chakra.li
        key={option.value}
        id={idOf(index)}
        role="option"
        aria-selected={option.isChosen ?? false}
        ref={(item: HTMLLIElement | null) => {
          if (index === active) item?.scrollIntoView({ block: "nearest" })
        }}
        display="flex"
        justifyContent="space-between"
        gap="4"
        paddingX="3"
        paddingY={{ base: "3", md: "1.5" }}
        borderRadius="l1"
        cursor="pointer"
        overflowWrap="anywhere"
        background={index === active ? "bg.selected" : undefined}
        outline={index === active ? "1px solid" : undefined}
        outlineColor="border.emphasized"
        outlineOffset="-1px"
        fontWeight={option.isChosen ? "semibold" : undefined}
        onPointerMove={() => setActive(index)}
        // The focus must stay in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(option)}
      >
        {option.label}
        {isMultiple && option.isChosen && (
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        )}
        {option.hint && (
          <Text as="span" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
            {option.hint}
          </Text>
        )}
      </chakra.li>
    ))}
  </chakra.ul>
)
