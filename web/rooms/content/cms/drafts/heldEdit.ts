import type { OpenEdit } from "../editor/editStart.ts"

// An edit that left the screen before it was saved, as after the end of a session, waits here in memory for the same
// account to open its section again in this tab.
let held: { edit: OpenEdit; accountId: string } | undefined

export const holdEdit = (edit: OpenEdit, accountId: string | undefined) => {
  if (accountId !== undefined) held = { edit, accountId }
}

export const heldEditOf = (blockId: string, accountId: string | undefined): OpenEdit | undefined =>
  held?.accountId === accountId && held?.edit.blockId === blockId ? held.edit : undefined

export const forgetHeldEdit = () => {
  held = undefined
}
