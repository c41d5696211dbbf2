import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react"
import { useCloseOnBack } from "../../browser/closeOnBack.ts"
import { Box, Button, Flex, HelpText, Input, StrokeIcon, Text } from "../../components/chakra.ts"
import { KeyCaps } from "../../components/commands/KeyCaps.tsx"
import { LeadStatusBadge } from "../../rooms/leads/status/LeadStatus.tsx"
import { NAVIGATION_GROUP } from "./byGroup.ts"
import { type Option, usePaletteGroups } from "./usePaletteGroups.ts"

const ACTION = "M9 1.500 3.500 9H8l-1 5.500L12.500 7H8Z"
const PAGE = "M3.500 2h6l3 3v9h-9ZM9.500 2v3h3"
const ENVELOPE = "M2 3.500h12v9H2Zm0 .5 6 5 6-5"
const NOTE = "M3 13l.5-3L10.500 3 13 5.500 6 12.500Z"
const VIEW = "M2 3.500h12M4.500 8h7M6.500 12.500h3"
const PERSON =
  "M8 8a2.750 2.750 0 1 0 0-5.500A2.750 2.750 0 0 0 8 8ZM3 13.500c.5-2.200 2.500-3.500 5-3.500s4.500 1.300 5 3.500"

const iconOf = ({ id, group, status }: Option) => {
  if (status) return PERSON
  if (/\.(reply|note)$/.test(id)) return id.endsWith("note") ? NOTE : ENVELOPE
  return group === NAVIGATION_GROUP ? PAGE : group === "Views" ? VIEW : ACTION
}

const namingTarget = (command: Option) => {
  if (!command.target) return command
  const detail = command.target()
  return detail ? { ...command, detail } : []
}

const elementId = (listId: string, { id }: Option) => `${listId}-${encodeURIComponent(id)}`

interface PaletteOptionProps {
  id: string
  option: Option
  isActive: boolean
  activate: () => void
  choose: () => void
}

const PaletteOption = ({ id, option, isActive, activate, choose }: PaletteOptionProps) => (
  <Flex
    id={id}
    role="option"
    aria-selected={isActive}
    align="center"
    gap="3"
    minHeight="var(--row)"
    paddingX="3"
    borderRadius="l1"
    cursor="pointer"
    scrollMarginTop="8"
    _selected={{ background: "bg.selected", outline: "2px solid {colors.blue.fg}", outlineOffset: "-2px" }}
    onPointerMove={activate}
    onClick={choose}
  >
    <Box color="fg.muted" flexShrink="0">
      <StrokeIcon path={iconOf(option)} />
    </Box>
    <Box flex="1" minWidth="0" display={{ base: "block", md: "flex" }} alignItems="baseline" gap="3">
      <Text as="span" display="block" truncate flexShrink="0" maxWidth={{ md: "60%" }}>
        {option.title}
      </Text>{" "}
      {option.detail && (
        <HelpText as="span" display="block" truncate>
          {option.detail}
        </HelpText>
      )}
    </Box>
    {option.keys && (
      <Box hideBelow="md">
        <KeyCaps keys={option.keys} />
      </Box>
    )}
    {option.status && <LeadStatusBadge status={option.status} />}
  </Flex>
)

interface PaletteListProps {
  id: string
  groups: ReturnType<typeof usePaletteGroups>["groups"]
  active: Option | undefined
  activate: (id: string) => void
  close: (chosen: () => void) => void
  ref: Ref<HTMLDivElement>
}

const PaletteList = ({ id, groups, active, activate, close, ref }: PaletteListProps) => (
  <Box
    ref={ref}
    id={`${id}-list`}
    role="listbox"
    aria-label="Actions and leads"
    overflowY="auto"
    display={groups.length > 0 ? undefined : "none"}
    flex="1"
    maxHeight={{ md: "min(28rem, 60vh)" }}
    paddingX="2"
    paddingBottom="2"
    css={{ "--row": { base: "3.25rem", md: "2.25rem" } }}
  >
    {groups.map(({ title, options: inGroup, coming = 0 }) => (
      <Box key={title} role="group" aria-label={title}>
        <Text aria-hidden color="fg.muted" fontSize="xs" paddingX="3" paddingTop="3" paddingBottom="1">
          {title}
        </Text>
        {inGroup.map((option) => (
          <PaletteOption
            key={option.id}
            id={elementId(id, option)}
            option={option}
            isActive={option === active}
            activate={() => activate(option.id)}
            choose={() => close(option.run)}
          />
        ))}
        {/* Takes the space of leads that are still loading, so that entries below do not move. */}
        <Box aria-hidden height={`calc(${Math.max(coming, 0)} * var(--row))`} />
      </Box>
    ))}
  </Box>
)

interface Props extends Omit<Parameters<typeof usePaletteGroups>[0], "typed"> {
  close: (chosen?: () => void) => void
}

const NOTHING = "Nothing found. Try a name, an email address, a phone number, a city, or a page such as Statistics."

export const CommandPalette = ({ close, commands, ...all }: Props) => {
  const [typed, setTyped] = useState("")
  const [activeId, setActiveId] = useState<string>()
  // Read once, before the palette takes the focus.
  const [offered] = useState(() => commands.flatMap(namingTarget))
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const baseId = useId()
  const { groups, hasFailed, isSearching } = usePaletteGroups({ ...all, commands: offered, typed })
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ id }) => id === activeId) ?? options[0]

  useCloseOnBack(close)

  useEffect(() => {
    if (!activeId) return
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" })
  }, [activeId])

  const move = (step: number) => {
    const index = active ? options.indexOf(active) : -1
    setActiveId(options[(index + step + options.length) % options.length]?.id)
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown") move(1)
    else if (event.key === "ArrowUp") move(-1)
    else if (event.key === "Enter") active && close(active.run)
    else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) close()
    else return
    event.preventDefault()
  }

  const state = hasFailed
    ? "The leads could not be searched."
    : isSearching
      ? "Searching leads…"
      : `${options.length} ${options.length === 1 ? "result" : "results"}`

  return (
    <Dialog.Root
      open
      size={{ mdDown: "full", md: "lg" }}
      scrollBehavior="inside"
      restoreFocus={false}
      initialFocusEl={() => input.current}
      onOpenChange={({ open }) => open || close()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginY={{ base: "0", md: "12vh" }} overflow="hidden">
            <Dialog.Title srOnly>Command palette</Dialog.Title>
            <Flex align="center" gap="2" borderBottomWidth="1px" padding="2">
              <Input
                ref={input}
                // The attribute sets the focus at once; the dialog would set it some frames later.
                autoFocus
                role="combobox"
                data-field="palette"
                aria-label="Find an action or a lead"
                aria-expanded="true"
                aria-controls={`${baseId}-list`}
                aria-activedescendant={active && elementId(baseId, active)}
                aria-autocomplete="list"
                autoComplete="off"
                spellCheck={false}
                placeholder="Find a page, view, action or lead"
                size="lg"
                border="none"
                maxLength={255}
                value={typed}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value)
                  setActiveId(undefined)
                }}
                onKeyDown={handleKey}
              />
              <Button variant="ghost" onClick={() => close()}>
                Close
              </Button>
            </Flex>
            <PaletteList ref={list} id={baseId} groups={groups} active={active} activate={setActiveId} close={close} />
            <HelpText role="status" borderTopWidth="1px" paddingX="5" paddingY="2">
              <Box as="span" aria-hidden float="right" hideBelow="md" whiteSpace="pre">
                {"↑↓ move  ·   Enter open  ·   Esc close"}
              </Box>
              {options.length === 0 && !isSearching && !hasFailed ? NOTHING : state}
            </HelpText>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
