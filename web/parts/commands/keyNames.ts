import { isApple } from "./keys.ts"

const names: Readonly<Record<string, string>> = { escape: "Esc", arrowup: "↑", arrowdown: "↓", enter: "Enter" }

const nameOfKey = (key: string) => {
  const [last = "", modifier] = key.split("+").reverse()
  const name = names[last] ?? (last.length === 1 && modifier ? last.toUpperCase() : last)
  return modifier ? (isApple() ? `⌘${name}` : `Ctrl+${name}`) : name
}

/** The keys of a command as they are printed on the keyboard, each press by itself. */
export const keyNames = (keys: string) => keys.split(" ").map(nameOfKey)
