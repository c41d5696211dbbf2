import { readFile, rename, writeFile } from "node:fs/promises"
import type { LeadType } from "./farelight.ts"

/** Position in both feeds. */
export interface State {
  crm: number
  /** Null until the first full load is complete. */
  farelight: number | null
  load?: Load
}

/** Progress of the full load, and the feed position to continue from. */
export interface Load {
  position: number
  type: LeadType
  cursor?: string
}

const { STATE_FILE = "state.json" } = process.env

export const readState = async (): Promise<State> =>
  JSON.parse(await readFile(STATE_FILE, "utf8").catch(() => '{"crm":0,"farelight":null}'))

/** Atomic: a crash leaves the old or the new state. */
export const saveState = async (state: State) => {
  await writeFile(`${STATE_FILE}.new`, JSON.stringify(state))
  await rename(`${STATE_FILE}.new`, STATE_FILE)
}
