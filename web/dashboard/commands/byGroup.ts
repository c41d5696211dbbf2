import type { Command } from "../../parts/commands/commands.ts"

const GENERAL = "General"

/** The commands under their headings, both in the order given. */
export const byGroup = (commands: readonly Command[]) => {
  const titles = new Set(commands.map(({ group = GENERAL }) => group))
  return [...titles].map((title) => ({
    title,
    options: commands.filter(({ group = GENERAL }) => group === title),
  }))
}
