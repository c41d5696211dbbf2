import { useLayoutEffect, useRef, useState } from "react"
import { type Command, notifyCommandChange, offerCommands } from "./commands.ts"

let lastOrder = 0
const nextOrder = () => {
  lastOrder += 1
  return lastOrder
}

/** For the same keys, inner components win over outer ones. */
export const useCommands = (commands: readonly Command[]) => {
  // Numbered at the first render, as a component renders before its children, but its effects run after theirs.
  const [order] = useState(nextOrder)
  const current = useRef<readonly Command[]>([])
  const offer = commands.map(({ id, title, group, keys, isEnabled }) => [id, title, group, keys, isEnabled])
  const description = JSON.stringify(offer)

  // A layout effect, so that a key works as soon as its button is visible.
  useLayoutEffect(() => {
    current.current = commands
  })

  useLayoutEffect(() => offerCommands({ order, read: () => current.current }), [order])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered may differ when the description does.
  useLayoutEffect(notifyCommandChange, [description])
}

export const useCommandGroup = (group: string, commands: readonly Command[]) =>
  useCommands(commands.map((command) => ({ group, ...command })))
