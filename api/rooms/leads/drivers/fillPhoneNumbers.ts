import { setTimeout as pause } from "node:timers/promises"
import { database } from "../../../platform/database/connection/database.ts"
import { leadPlaces } from "../places/leadPlace.ts"
import { DriverApplication } from "./driverApplication.model.ts"
import { phoneColumns } from "./phoneNumber.ts"

/** So few that a statement is over before anybody notices: SQLite answers nobody meanwhile. */
const BATCH = 200
const PAUSE_MS = 20

interface Unread {
  id: number
  phone: string
}

/**
 * Fills in the E.164 form of phone numbers that nobody has read yet, of leads that an earlier version stored, some at a
 * time; says how many. May run in several processes, and while a driver corrects the number.
 */
export const fillPhoneNumbers = async (): Promise<number> => {
  let filled = 0
  while (true) {
    const rows = (await DriverApplication.unscoped().findAll({
      attributes: ["id", "phone"],
      // The places by their names, as the index begins with them.
      where: { place: Object.values(leadPlaces), phoneE164: null },
      order: [["id", "ASC"]],
      limit: BATCH,
      raw: true,
    })) as Unread[]
    if (rows.length === 0) return filled
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
}
