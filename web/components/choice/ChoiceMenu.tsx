import { Portal } from "@chakra-ui/react/portal"
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { Box, Button, type ButtonProps, chakra, FieldError, HelpText, Input, Text } from "../chakra.ts"
import { isWithinText, recordStrayLetter } from "../commands/commands.ts"
import { useCommands } from "../commands/useCommands.ts"
import { Labeled } from "../forms/Labeled.tsx"
import { type Option, OptionList, useOptions } from "./OptionList.tsx"
import { popupLook, popupPosition, useCloseOutside } from "./popup.ts"

const MANY = 6

/** Used as a ref, so that the focus stays here when the search field and the hidden field replace each other. */
const takeFocus = (field: HTMLElement | null) => field?.focus({ preventScroll: true })

interface PopupProps {
  label: string
  button: HTMLElement
  options: readonly Option[] | undefined
  isLoading: boolean
  failure: string | undefined
  choose: (option: Option) => void
  close: () => void
  isMultiple: boolean
  other: Other | undefined
}

interface Other {
  label: string
  field: ComponentProps<typeof Input>
  accepts?: (value: string) => boolean
  take: (value: string) => void
}

const OtherForm = ({ other, close }: { other: Other; close: () => void }) => {
  const { label, field, accepts = Boolean, take } = other
  return (
    <chakra.form
      display="flex"
      alignItems="end"
      gap="2"
      borderTopWidth="1px"
      marginTop="1"
      paddingTop="2"
      paddingX="3"
      onSubmit={(event) => {
        event.preventDefault()
        const value = String(new FormData(event.currentTarget).get("other")).trim()
        if (!accepts(value)) return
        close()
        take(value)
      }}
    >
      <Labeled label={label} isQuiet flex="1" gap="0">
        <Input name="other" size="sm" color="fg" {...field} />
      </Labeled>
      <Button type="submit">Set</Button>
    </chakra.form>
  )
}

const Popup = (props: PopupProps) => {
  const { label, button, options = [], isLoading, failure, choose, close, isMultiple, other } = props
  const [search, setSearch] = useState("")
  const [place] = useState(() => popupPosition(button))
  const root = useRef<HTMLDivElement>(null)
  // The search field is visible while the options load, as text may be typed by then.
  const isSearchable = isLoading || search !== "" || options.length > MANY
  const found = options.filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase()))
  const { list, activeId, setActive, onKeyDown } = useOptions({ options: found, choose, close, isMultiple })
  const controls = { "aria-controls": list.id, "aria-activedescendant": activeId, onKeyDown }

  useCloseOutside(root, button, close)

  const jump = (event: KeyboardEvent) => {
    const index = found.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()))
    const active = found[list.active]
    if (event.key === " " && active) {
      event.preventDefault()
      if (!isWithinText(event)) choose(active)
    } else if (index >= 0 && event.key.length === 1) setActive(index)
    else if (event.key.length === 1) recordStrayLetter(event.timeStamp)
    onKeyDown(event)
  }

  return (
    <Box
      ref={root}
      data-popup="open"
      css={place}
      {...popupLook}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation()
          close()
        }
      }}
    >
      <HelpText paddingX="3" paddingBottom="1">
        {label}
      </HelpText>
      <FieldError paddingX="3">{failure}</FieldError>
      {isSearchable ? (
        <Input
          {...controls}
          role="combobox"
          data-field="choice"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-label={label}
          size="sm"
          marginBottom="1"
          ref={takeFocus}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setActive(0)
          }}
        />
      ) : (
        <Box
          {...controls}
          role="combobox"
          data-field="choice"
          aria-expanded="true"
          aria-haspopup="listbox"
          aria-label={label}
          tabIndex={0}
          srOnly
          ref={takeFocus}
          onKeyDown={jump}
        />
      )}
      <OptionList label={label} list={list} />
      {other && <OtherForm other={other} close={close} />}
    </Box>
  )
}

interface Props extends Omit<ButtonProps, "onClick"> {
  label: string
  options: readonly Option[] | undefined
  failure?: string | undefined
  choose: (option: Option) => void
  onOpen?: () => void
  shortcut?: { id: string; title: string; keys: string } | undefined
  isOpenAtOnce?: boolean
  isMultiple?: boolean
  other?: Other
}

export const ChoiceMenu = ({
  label,
  options,
  failure,
  choose,
  onOpen,
  shortcut,
  isOpenAtOnce = false,
  isMultiple = false,
  other,
  children,
  ...looks
}: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const open = () => {
    onOpen?.()
    setIsOpen(true)
  }

  const close = () => {
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  const openAtOnce = useEffectEvent(open)
  useEffect(() => {
    if (isOpenAtOnce) openAtOnce()
  }, [isOpenAtOnce])

  useCommands(shortcut ? [{ ...shortcut, group: "Lead", run: open }] : [])

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut?.keys}
        title={shortcut ? `${shortcut.title} (${shortcut.keys})` : undefined}
        {...looks}
        onClick={() => (isOpen ? close() : open())}
      >
        <Text as="span" truncate maxWidth="40">
          {children}
        </Text>
      </Button>
      {isOpen && button.current && (
        <Portal>
          <Popup
            label={label}
            button={button.current}
            options={options}
            isLoading={options === undefined && failure === undefined}
            failure={failure}
            choose={(option) => {
              if (!isMultiple) close()
              choose(option)
            }}
            close={close}
            isMultiple={isMultiple}
            other={other}
          />
        </Portal>
      )}
    </>
  )
}
