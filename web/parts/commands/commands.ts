import { isOpening } from "../../browser/Opening.tsx"
import { createListeners } from "../../browser/store.ts"
import { PAUSE_MS } from "./comingField.ts"
import { pressedKey } from "./keys.ts"

declare global {
  interface Window {
    /** When a character was last typed, as the time stamp of its event. */
    typedAt?: number
  }
}

export interface Command {
  /** Unique among the commands that are offered at the same time. */
  id: string
  title: string
  /** The heading above it in the sheet of shortcuts and in the palette. */
  group?: string
  /** As `pressedKey` names them: "j", "?", "mod+k"; two keys one after the other as "g d". */
  keys?: string
  run: () => void
  /** Without it, the command is always there. One that is not enabled leaves its keys to others. */
  isEnabled?: boolean
  /** Holding the key down runs it again and again, as for moving in a list. */
  isRepeatable?: boolean
}

/** The commands of a component as they are now. Components further in have the higher order. */
export interface CommandSource {
  order: number
  read: () => readonly Command[]
}

const SEQUENCE_MS = 1000

const sources = new Set<CommandSource>()
const { notify, subscribe } = createListeners()
let offered: readonly Command[] | undefined
let pending: { key: string; until: number } | undefined
let strayAt = Number.NEGATIVE_INFINITY

/** Of several commands with one id or the same keys, the innermost one. */
const collect = () => {
  const enabled = [...sources]
    .sort((a, b) => b.order - a.order)
    .flatMap(({ read }) =>
      read().map((command) => ({
        ...command,
        // What was rendered last counts, also for those who read the list before.
        run: () =>
          read()
            .find(({ id }) => id === command.id)
            ?.run(),
      })),
    )
    .filter(({ isEnabled = true }) => isEnabled)
  const isFirst = (name: "id" | "keys", { [name]: value }: Command, index: number) =>
    value === undefined || enabled.findIndex(({ [name]: other }) => other === value) === index
  return enabled.filter((command, index) => isFirst("id", command, index) && isFirst("keys", command, index))
}

export const offeredCommands = {
  read: () => {
    offered ??= collect()
    return offered
  },
  subscribe,
}

export const runCommand = (id: string) =>
  offeredCommands
    .read()
    .find((command) => command.id === id)
    ?.run()

/** To be called when what a source reads has changed. */
export const noteCommandChange = () => {
  offered = undefined
  notify()
}

const find = (keys: string) => offeredCommands.read().find((command) => command.keys === keys)

/** Takes a letter that ran nothing for part of a text, whose other letters must run nothing either. */
export const noteStrayLetter = (at = performance.now()) => {
  strayAt = at
}

export const isWithinText = ({ timeStamp }: { timeStamp: number }) => timeStamp < strayAt + PAUSE_MS

/** True while something opens, and within a text, for single keys; navigation does no harm. */
const isHeldBack = ({ keys = "", isRepeatable }: Command, event: KeyboardEvent) =>
  // By the events' own time stamps, as letters can wait long for a busy page.
  keys.length === 1 && !isRepeatable && (isOpening() || isWithinText(event))

const handleKey = (event: KeyboardEvent) => {
  // Shift on its way to a character is no press of its own.
  if (event.key === "Shift") return
  // Giving up ends a text.
  if (event.key === "Escape") noteStrayLetter(Number.NEGATIVE_INFINITY)
  const key = pressedKey(event)
  const first = pending && Date.now() < pending.until ? pending.key : undefined
  pending = undefined
  if (!key) return
  // A second key that fits no sequence does nothing: alone it could mean something else.
  const command = first ? find(`${first} ${key}`) : find(key)
  const isOneOf = (sequence: Command) => sequence.keys?.startsWith(`${key} `)
  if (command && !isHeldBack(command, event)) {
    event.preventDefault()
    if (!event.repeat || command.isRepeatable) command.run()
  } else if (!command && !first && !event.repeat && offeredCommands.read().some(isOneOf)) {
    pending = { key, until: Date.now() + SEQUENCE_MS }
  } else if (key.length === 1 && key !== " " && (command || !find(key))) noteStrayLetter(event.timeStamp)
}

export const offerCommands = (source: CommandSource) => {
  if (sources.size === 0) {
    document.addEventListener("keydown", handleKey)
    if (window.typedAt !== undefined) noteStrayLetter(window.typedAt)
  }
  sources.add(source)
  noteCommandChange()
  return () => {
    sources.delete(source)
    if (sources.size === 0) document.removeEventListener("keydown", handleKey)
    noteCommandChange()
  }
}
