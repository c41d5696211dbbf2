import { lastOpening } from "./database.ts"

export const perDatabase = <State extends object>(create: () => State): (() => State) => {
  const states = new WeakMap<object, State>()
  return () => {
    const opened = lastOpening()
    const state = states.get(opened) ?? create()
    states.set(opened, state)
    return state
  }
}
