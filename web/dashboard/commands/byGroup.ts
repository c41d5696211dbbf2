import type { Command } from "../../components/commands/commands.ts"

export const NAVIGATION_GROUP = "Go to"

const GENERAL = "General"

export const byGroup = <Item extends Pick<Command, "group">>(commands: readonly Item[]) => {
  const titles = new Set(commands.map(({ group = GENERAL }) => group))
  return [...titles].map((title) => ({
    title,
    options: commands.filter(({ group = GENERAL }) => group === title),
  }))
}
