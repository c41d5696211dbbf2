import { afterAll } from "@jest/globals"
import { config } from "../platform/config/config.ts"

type Config = typeof config

const undo: (() => void)[] = []
afterAll(() => {
  for (const restore of undo.splice(0).reverse()) restore()
})

/** Changes a group of settings until the tests of the file are over, as the files of a worker share them. */
export const changeSettings = <Group extends keyof Config>(group: Group, values: Partial<Config[Group]>) => {
  const settings = config[group] as object
  const before = { ...settings }
  undo.push(() => Object.assign(settings, before))
  Object.assign(settings, values)
}
