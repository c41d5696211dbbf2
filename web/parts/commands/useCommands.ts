import { useLayoutEffect, useRef, useState } from "react"
import { type Command, noteCommandChange, offerCommands } from "./commands.ts"

let lastOrder = 0
const nextOrder = () => {
  lastOrder += 1
  return lastOrder
}

/** Offers commands while mounted: by keys, palette and sheet. Of equal keys, the inner component's count. */
export const useCommands = (commands: readonly Command[]) => {
  // A component is rendered before those in it, but its effects run after theirs.
  const [order] = useState(nextOrder)
  const current = useRef<readonly Command[]>([])
  const offer = commands.map(({ id, title, group, keys, isEnabled }) => [id, title, group, keys, isEnabled])
  const description = JSON.stringify(offer)

  // Before anything is painted: a key that is pressed as soon as its button is seen must work.
  useLayoutEffect(() => {
    current.current = commands
  })

  useLayoutEffect(() => offerCommands({ order, read: () => current.current }), [order])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered may differ when the description does.
  useLayoutEffect(noteCommandChange, [description])
}

/** The same, under one heading for those that name none. */
export const useCommandGroup = (group: string, commands: readonly Command[]) =>
  useCommands(commands.map((command) => ({ group, ...command })))
