import { isApple } from "./keys.ts"

const names: Readonly<Record<string, string>> = { escape: "Esc", arrowup: "↑", arrowdown: "↓", enter: "Enter" }

const nameOfKey = (key: string) => {
  const [last = "", modifier] = key.split("+").reverse()
  const name = names[last] ?? (last.length === 1 && modifier ? last.toUpperCase() : last)
  return modifier ? (isApple() ? `⌘${name}` : `Ctrl+${name}`) : name
}

export const keyNames = (keys: string) => keys.split(" ").map(nameOfKey)
