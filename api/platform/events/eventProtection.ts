import { database } from "../database/connection/database.ts"
import type { AppendOnlyTable } from "../database/writing/appendOnly.ts"
import { findMissingTriggers, protectRows } from "../database/writing/appendOnly.ts"
import { announce } from "../processes/output.ts"

// Rows before the chain's base may be deleted, and all rows if there is no chain. `audit:verify` reports the base and a
// missing chain.
const events: AppendOnlyTable = {
  table: "events",
  columns: ["id", "type", "subject_type", "subject_id", "actor_type", "actor_id", "occurred_at", "request_id", "facts"],
  filledOnce: ["position", "hash"],
  kept: "EXISTS (SELECT 1 FROM event_chain WHERE OLD.position IS NULL OR OLD.position > base_position)",
}

export const findMissingEventTriggers = async () =>
  (await findMissingTriggers(database(), events)).map(([name]) => name)

/** If the account may not create triggers, the product still serves. */
export const protectEvents = async () => {
  const reason = await protectRows(database(), events)
  if (reason)
    announce("warn", {
      text: `The database does not protect the record of events: ${reason}. Grant TRIGGER on it to this account, and with a binary log set log_bin_trust_function_creators = ON; docs/operations.md says more.`,
    })
}
