import { setTimeout as pause } from "node:timers/promises"
import { database } from "../../../platform/database/connection/database.ts"
import { indexHint } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/reading/statements.ts"
import { type LeadPlace, leadPlaces } from "../places/leadPlace.ts"
import { DriverApplication } from "./driverApplication.model.ts"
import { phoneColumns } from "./phoneNumber.ts"

/** So few that a statement is over before anybody notices: SQLite answers nobody meanwhile. */
const BATCH = 200
const PAUSE_MS = 20

interface Unread {
  id: number
  phone: string
}

// Each place by itself, as their rows together are not in the order of the index: every batch would read all leads.
const unreadIn = (place: LeadPlace) =>
  select<Unread>(
    database(),
    `SELECT id, phone FROM driver_applications ${indexHint(DriverApplication, "driver_applications_by_phone_e164")}
     WHERE place = '${place}' AND phone_e164 IS NULL ORDER BY id LIMIT ${BATCH}`,
  )

/** Fills in missing E.164 numbers, some at a time; returns how many. Safe in several processes. */
export const fillPhoneNumbers = async (): Promise<number> => {
  let filled = 0
  for (const place of Object.values(leadPlaces))
    for (let rows = await unreadIn(place); rows.length > 0; rows = await unreadIn(place)) {
      const cases = rows.flatMap(({ id, phone }) => [id, phoneColumns({ phone }).phoneE164])
      // What was corrected meanwhile is no longer null.
      await database().query(
        `UPDATE driver_applications SET phone_e164 = CASE id ${"WHEN ? THEN ? ".repeat(rows.length)}END
         WHERE phone_e164 IS NULL AND id IN (${rows.map(() => "?").join()})`,
        { replacements: [...cases, ...rows.map(({ id }) => id)] },
      )
      filled += rows.length
      await pause(PAUSE_MS)
    }
  return filled
}
