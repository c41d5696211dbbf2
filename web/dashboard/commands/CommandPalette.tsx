import { Dialog } from "@chakra-ui/react/dialog"
import { Portal } from "@chakra-ui/react/portal"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { Box, Button, Flex, Input, Text } from "../../parts/chakra.ts"
import type { Command } from "../../parts/commands/commands.ts"
import { KeyCaps } from "../../parts/commands/KeyCaps.tsx"
import { Remark } from "../../parts/Remark.tsx"
import { leadStatusLabel } from "../../rooms/leads/status/leadStatusLook.ts"
import { byGroup } from "./byGroup.ts"
import { bestMatches } from "./matching.ts"
import { type FoundLeads, useFoundLeads } from "./useFoundLeads.ts"

interface Option {
  id: string
  title: string
  hint?: string
  keys?: string
  run: () => void
}

interface Group {
  title: string
  options: readonly Option[]
}

/** The matching actions: those that surely fit before the leads, those that only might after them. */
const actionGroups = (commands: readonly Command[], typed: string): [Group[], Group[]] => {
  const matches = bestMatches(commands, typed)
  const group = (title: string, isSure: boolean): Group[] => {
    const options = matches.filter(({ score }) => score >= 1 === isSure).map(({ item }) => item)
    return options.length > 0 ? [{ title, options }] : []
  }
  return typed.trim() ? [group("Actions", true), group("Other actions", false)] : [byGroup(commands), []]
}

const leadGroups = (found: readonly FoundLeads[], isNewest: boolean, open: (path: string) => void): Group[] =>
  found.map(({ title, path, leads }) => ({
    title: isNewest ? `Newest ${title.toLowerCase()}` : title,
    options: leads.map(({ id, name, status }) => ({
      id: `${path}/${id}`,
      title: name,
      hint: leadStatusLabel(status),
      run: () => open(`${path}/${id}`),
    })),
  }))

interface Props {
  commands: readonly Command[]
  /** Closes it, and does then what was chosen. */
  close: (chosen?: () => void) => void
}

/** Finds every action and lead by its name. */
export const CommandPalette = ({ commands, close }: Props) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const [activeId, setActiveId] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const baseId = useId()
  const { found, hasFailed, isSearching } = useFoundLeads(typed)

  const [sure, others] = actionGroups(commands, typed)
  const leads = leadGroups(found, !typed.trim(), navigate)
  const groups = [...sure, ...leads, ...others]
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ id }) => id === activeId) ?? options[0]
  const elementId = (id: string) => `${baseId}-${options.findIndex((option) => option.id === id)}`

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
                // The dialog would give it the focus some frames later.
                autoFocus
                role="combobox"
                data-field="palette"
                aria-label="Find an action or a lead"
                aria-expanded="true"
                aria-controls={`${baseId}-list`}
                aria-activedescendant={active && elementId(active.id)}
                aria-autocomplete="list"
                autoComplete="off"
                spellCheck={false}
                placeholder="Find an action or a lead"
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
              <Button variant="ghost" size="sm" onClick={() => close()}>
                Close
              </Button>
            </Flex>
            <Box
              ref={list}
              id={`${baseId}-list`}
              role="listbox"
              aria-label="Actions and leads"
              overflowY="auto"
              maxHeight={{ md: "min(26rem, 60vh)" }}
              padding="2"
            >
              {groups.map(({ title, options: inGroup }) => (
                <Box key={title} role="group" aria-label={title}>
                  <Text aria-hidden color="fg.muted" fontSize="xs" fontWeight="semibold" paddingX="3" paddingY="1.5">
                    {title}
                  </Text>
                  {inGroup.map((option) => (
                    <Flex
                      key={option.id}
                      id={elementId(option.id)}
                      role="option"
                      aria-selected={option === active}
                      align="center"
                      gap="3"
                      minHeight="10"
                      paddingX="3"
                      borderRadius="l1"
                      cursor="pointer"
                      _selected={{
                        background: "bg.selected",
                        outline: "2px solid {colors.blue.fg}",
                        outlineOffset: "-2px",
                      }}
                      onPointerMove={() => setActiveId(option.id)}
                      onClick={() => close(option.run)}
                    >
                      <Text as="span" flex="1" minWidth="0" truncate>
                        {option.title}
                      </Text>
                      {option.hint && <Remark as="span">{option.hint}</Remark>}
                      {option.keys && <KeyCaps keys={option.keys} />}
                    </Flex>
                  ))}
                </Box>
              ))}
            </Box>
            <Remark role="status" borderTopWidth="1px" paddingX="5" paddingY="2">
              {options.length === 0 && !isSearching && !hasFailed ? "Nothing found" : state}
            </Remark>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
