/** Selectors of what is not displayed, by their class, for the environment: one map for all files of a worker. */
const worker = globalThis as { hidingSelectors?: Map<string, string> }
worker.hidingSelectors ??= new Map()

/** Replaces the sheet that Chakra's styles go to. jsdom has no layout: all that it can show of them is what they hide. */
export class StyleSheet {
  tags = []
  before = null

  insert(rule: string) {
    const [, selector, name] = /^(\.([\w-]+)(?:\[[^\]]*\])?)\{[^}]*\bdisplay:none\b/.exec(rule) ?? []
    if (selector && name) worker.hidingSelectors?.set(name, selector)
  }
  hydrate() {}
  flush() {}
}
