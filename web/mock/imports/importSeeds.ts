import { HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import type { Store } from "../data/store.ts"
import { before } from "../data/teamSeeds.ts"
import { driverKind } from "../resolvers/leads.ts"
import { advance, describe, start, upload } from "./importEngine.ts"

const HEAD = "Name;Email;Phone;City;Platform;Vehicle year;Vehicle make;Vehicle model;Received;Remarks"

const makes = ["Toyota;Prius", "Kia;Niro", "Tesla;Model 3", "Honda;Accord"]

/** Some drivers of an old spreadsheet, of whom every seventh has a fault and every ninth is known. */
const oldSheet = (count: number, month: number) =>
  Array.from({ length: count }, (_, index) => {
    const email =
      index % 9 === 4 ? "ana.flores@example.com" : `driver${month}${index}@example.${index % 7 ? "com" : "c m"}`
    const platform = index % 14 === 3 ? "Taxi" : "Uber"
    const day = `0${(index % 9) + 1}/0${month}/2025`
    return `Driver ${index + 1};${email};213 555 ${1000 + index};Phoenix;${platform};2021;${makes[index % 4]};${day};`
  })

const add = (store: Store, fileName: string, rows: readonly string[]) =>
  upload(store, driverKind, fileName, new TextEncoder().encode([HEAD, ...rows].join("\r\n")))

/** Three imports: one that is done, one that is checked, and one whose columns nobody has said. */
export const addImports = (store: Store) => {
  const done = add(store, "Fahrer und conductores, Stand März 2025 (final) (2).csv", oldSheet(8, 3))
  const checked = add(store, "drivers-april.csv", oldSheet(340, 4))
  for (const [index, row] of [done, checked].entries()) {
    const columns = row.columns.flatMap(({ index: at, field }) => (field === null ? [] : { index: at, field }))
    describe(row, { id: String(row.id), columns, dateOrder: "MONTH_FIRST" })
    advance(store, row)
    row.createdAt = before((30 - 20 * index) * HOUR_MS)
  }
  start(done)
  advance(store, done)
  add(store, "drivers-may.csv", oldSheet(45, 5))
}
