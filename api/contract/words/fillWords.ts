/** A text with facts in place of their names in braces. */
export const fillWords = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(facts[name] ?? written))
