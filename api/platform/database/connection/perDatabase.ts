import { lastOpening } from "./database.ts"

/**
 * What this process knows of its database, also after it was closed. Whoever opens another begins anew, as the tests of a
 * file do.
 */
export const perDatabase = <State extends object>(create: () => State): (() => State) => {
  const states = new WeakMap<object, State>()
  return () => {
    const opened = lastOpening()
    const state = states.get(opened) ?? create()
    states.set(opened, state)
    return state
  }
}
