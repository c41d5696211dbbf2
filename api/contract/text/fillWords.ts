export const fillWords = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(facts[name] ?? written))

export const amountHelp = (text: string, max: number): string => fillWords(text, { max: max.toLocaleString("en-US") })
