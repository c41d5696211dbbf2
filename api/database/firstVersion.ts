import { Op, type QueryInterface } from "sequelize"

// Version 0.1.0 made its schema by 55 migrations, all dated by the same day; this is the time in each one's name.
const DAY = "20261121"
const TIMES =
  "100000 100100 100200 100300 100400 100500 100600 100700 100800 100900 101000 101100 101200 101300 101500 101600 " +
  "101700 101800 101900 102000 102100 102200 102300 102400 102500 102600 102700 110000 110100 110200 120000 120100 " +
  "120200 120300 120400 130200 130300 130400 130500 130600 130700 130800 130900 131000 131100 131200 131300 131400 " +
  "131500 131600 131700 131800 140000 140100 140200"

/** The migrations that produce the schema of version 0.1.0 in a new database. */
const baselines = [
  "20261122000000-create-leads",
  "20261122000100-create-mail",
  "20261122000200-create-content",
  "20261122000300-create-media",
  "20261122000400-create-accounts",
]

/**
 * Records the baseline migrations as applied, without running them, in a database that version 0.1.0 made. Its own
 * records stay, so that version 0.1.0 can still start on the database. Throws for a database of an earlier version.
 */
export const adoptFirstVersion = async (queryInterface: QueryInterface, recorded: readonly string[]) => {
  const isOfFirstVersion = recorded.some((name) => name.startsWith(DAY))
  if (!isOfFirstVersion || baselines.some((name) => recorded.includes(name))) return
  const missing = TIMES.split(" ").filter((time) => !recorded.some((name) => name.startsWith(`${DAY}${time}-`)))
  if (missing.length > 0) {
    throw new Error(
      `this database is older than version 0.1.0 (it lacks ${missing.length} of its 55 migrations): ` +
        "start version 0.1.0 on it once, or run that version's `npm run migrate`, and then this version",
    )
  }
  // One statement: all of them are recorded, or none.
  const now = new Date()
  await queryInterface.bulkInsert(
    "migrations",
    baselines.map((name) => ({ name, created_at: now, updated_at: now })),
  )
}

/** Removes the records of version 0.1.0, which no longer describe a schema that a baseline was taken out of. */
export const forgetFirstVersion = (queryInterface: QueryInterface) =>
  queryInterface.bulkDelete("migrations", { name: { [Op.startsWith]: DAY } })
