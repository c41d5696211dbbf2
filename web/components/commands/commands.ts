import { isContentLoading } from "../../browser/LoadingMark.tsx"
import { createListeners } from "../../browser/store.ts"
import { pressedKey } from "./keys.ts"
import { PAUSE_MS } from "./pendingFocus.ts"

declare global {
  interface Window {
    /** Time stamp of the event of the last typed character. */
    typedAt?: number
  }
}

export interface Command {
  id: string
  title: string
  group?: string
  /** In the format of `pressedKey`: "j", "?", "mod+k"; "g d" is a sequence. */
  keys?: string
  run: () => void
  /** True by default. The keys of a disabled command are free for other commands. */
  isEnabled?: boolean
  isRepeatable?: boolean
  /** Names the lead that it would change. Without one, the palette leaves the command out. */
  target?: () => string | undefined
}

/** An inner component has a higher order, so its commands win. */
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

/** Among commands with the same id or keys, the innermost wins. */
const collect = () => {
  const enabled = [...sources]
    .sort((a, b) => b.order - a.order)
    .flatMap(({ read }) =>
      read().map((command) => ({
        ...command,
        // Looks up the command of the latest render, as the caller may hold an older list.
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

export const notifyCommandChange = () => {
  offered = undefined
  notify()
}

const find = (keys: string) => offeredCommands.read().find((command) => command.keys === keys)

/** A letter without a command is probably part of a text, whose next letters must not run commands. */
export const recordStrayLetter = (at = performance.now()) => {
  strayAt = at
}

export const isWithinText = ({ timeStamp }: { timeStamp: number }) => timeStamp < strayAt + PAUSE_MS

/** Repeatable commands only navigate, so they are harmless while content loads or a text is typed. */
const isHeldBack = ({ keys = "", isRepeatable }: Command, event: KeyboardEvent) =>
  // Compares the time stamps of events, as a busy page may handle keys late.
  keys.length === 1 && !isRepeatable && (isContentLoading() || isWithinText(event))

const handleKey = (event: KeyboardEvent) => {
  if (event.key === "Shift") return
  if (event.key === "Escape") recordStrayLetter(Number.NEGATIVE_INFINITY)
  const key = pressedKey(event)
  const first = pending && Date.now() < pending.until ? pending.key : undefined
  pending = undefined
  if (!key) return
  // A second key that completes no sequence does nothing, as the user may not have meant its own command.
  const command = first ? find(`${first} ${key}`) : find(key)
  const isOneOf = (sequence: Command) => sequence.keys?.startsWith(`${key} `)
  if (command && !isHeldBack(command, event)) {
    event.preventDefault()
    if (!event.repeat || command.isRepeatable) command.run()
  } else if (!command && !first && !event.repeat && offeredCommands.read().some(isOneOf)) {
    pending = { key, until: Date.now() + SEQUENCE_MS }
  } else if (key.length === 1 && key !== " " && (command || !find(key))) recordStrayLetter(event.timeStamp)
}

export const offerCommands = (source: CommandSource) => {
  if (sources.size === 0) {
    document.addEventListener("keydown", handleKey)
    if (window.typedAt !== undefined) recordStrayLetter(window.typedAt)
  }
  sources.add(source)
  notifyCommandChange()
  return () => {
    sources.delete(source)
    if (sources.size === 0) document.removeEventListener("keydown", handleKey)
    notifyCommandChange()
  }
}
