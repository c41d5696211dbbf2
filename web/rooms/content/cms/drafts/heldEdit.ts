import { wasTokenRefused } from "../../../../apollo/adminToken.ts"
import type { OpenEdit } from "../editor/editStart.ts"

// The login page takes the place of the editor when the server ends the session. What could not be saved by then waits
// here, in memory, for the same account to sign in again in this tab.
let held: { edit: OpenEdit; accountId: string } | undefined

/** Holds an edit that the server has not got, if it was the server that ended the session. */
export const holdEdit = (edit: OpenEdit, accountId: string | undefined) => {
  if (accountId !== undefined && wasTokenRefused()) held = { edit, accountId }
}

/** The edit of a block that is held for this account. */
export const heldEditOf = (blockId: string, accountId: string | undefined): OpenEdit | undefined =>
  held?.accountId === accountId && held?.edit.blockId === blockId ? held.edit : undefined

export const forgetHeldEdit = () => {
  held = undefined
}
