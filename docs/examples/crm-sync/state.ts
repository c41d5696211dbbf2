import { readFile, rename, writeFile } from "node:fs/promises"
import type { LeadType } from "./farelight.ts"

/** How far both feeds were read. */
export interface State {
  crm: number
  /** Null until all leads were read once. */
  farelight: number | null
  load?: Load
}

/** How far the lists were read, and from which position the feed goes on afterward. */
export interface Load {
  position: number
  type: LeadType
  cursor?: string
}

const { STATE_FILE = "state.json" } = process.env

export const readState = async (): Promise<State> =>
  JSON.parse(await readFile(STATE_FILE, "utf8").catch(() => '{"crm":0,"farelight":null}'))

/** Whoever is killed meanwhile leaves the old state or the new one. */
export const saveState = async (state: State) => {
  await writeFile(`${STATE_FILE}.new`, JSON.stringify(state))
  await rename(`${STATE_FILE}.new`, STATE_FILE)
}
