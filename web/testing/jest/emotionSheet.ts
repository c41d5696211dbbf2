/** Classes hidden by styles, in one map for all files of a worker. */
const worker = globalThis as { hidingSelectors?: Map<string, string> }
worker.hidingSelectors ??= new Map()

/** Replaces Chakra's style sheet. jsdom has no layout, so only hidden elements matter. */
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
