import type { Command } from "../../parts/commands/commands.ts"

/** The group of the commands that open a page. */
export const WAYS = "Go to"

const GENERAL = "General"

export const byGroup = <Item extends Pick<Command, "group">>(commands: readonly Item[]) => {
  const titles = new Set(commands.map(({ group = GENERAL }) => group))
  return [...titles].map((title) => ({
    title,
    options: commands.filter(({ group = GENERAL }) => group === title),
  }))
}
