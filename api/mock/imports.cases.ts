import { driverForm } from "../testing/forms.ts"
import type { Case } from "./runCases.ts"
import { importState, type Side, sendForm, uploadImport } from "./sides.ts"

const HEAD = "Name,Email,Phone,City,Platform,Vehicle year,Vehicle make,Vehicle model,Shirt size"
const sheet = [
  HEAD,
  "Bo Li,bo@example.com,213 555 0101,Phoenix,Uber,2021,Kia,Niro,M",
  "Ana Ruiz,ana@example.com,213 555 0102,Phoenix,Uber,2021,Kia,Niro,S",
  "Cy Roe,cy at example,213 555 0103,Phoenix,Taxi,2021,Kia,Niro,L",
  "Bo Li,BO@example.com,213 555 0101,Phoenix,Uber,2021,Kia,Niro,M",
].join("\r\n")

// So many that it still runs when it is paused.
const longSheet = [
  HEAD,
  ...Array.from({ length: 3_000 }, (_, i) => `Di ${i},di${i}@example.com,213 555 0101,Phoenix,Uber,2021,Kia,Niro,M`),
].join("\r\n")

const columns = ["name", "email", "phone", "city", "platform", "vehicle_year", "vehicle_make", "vehicle_model"].map(
  (field, index) => ({ index, field }),
)
const said = { columns, knownBy: ["EMAIL"], onKnown: "SKIP" }
// What a column can be has longer names in the API, and how far the work in the background is depends on the moment.
const own = ["fields", "madeBy", "state", "doneCount", "outcomes"]
const page = { first: 10, outcome: null }

/** A driver who is known, and a file that names her. */
export const sendSheet = async (side: Side, known: Record<string, unknown>) => {
  await sendForm(side, "drivers/apply", driverForm({ name: "Ana", email: "ana@example.com" }))
  known.sheet = await uploadImport(side, "driver_application", sheet)
  known.long = await uploadImport(side, "driver_application", longSheet)
}

const sheetOf = (known: Record<string, unknown>) => ({ id: known.sheet })
const longOf = (known: Record<string, unknown>) => ({ id: known.long })
const when =
  (state: string, which = sheetOf) =>
  async (known: Record<string, unknown>, side: Side) => {
    await importState(side, which(known).id, state)
    return which(known)
  }

const unstarted = async (_known: Record<string, unknown>, side: Side) => ({
  id: await uploadImport(side, "driver_application", sheet),
})

export const importCases: Case[] = [
  { says: "newest first", ask: "LeadImports", with: { first: 10 }, varies: ["madeBy"] },
  { says: "who may only look", ask: "LeadImports", by: "VIEWER", with: { first: 10 }, refused: "FORBIDDEN" },
  { says: "as uploaded", ask: "LeadImport", with: sheetOf, varies: ["fields", "madeBy"] },
  { says: "an id nobody has", ask: "LeadImport", with: { id: "999" } },
  { says: "before it is checked", ask: "StartLeadImport", with: sheetOf, refused: "CONFLICT" },
  { says: "one that does not run", ask: "PauseLeadImport", with: sheetOf, refused: "CONFLICT" },
  { says: "one that has done nothing", ask: "UndoLeadImport", with: sheetOf, refused: "CONFLICT" },
  {
    says: "an id nobody has",
    ask: "DescribeLeadImport",
    with: { input: { id: "999", ...said } },
    refused: "NOT_FOUND",
  },
  {
    says: "by its columns",
    ask: "DescribeLeadImport",
    with: ({ sheet: id }) => ({ input: { id, ...said } }),
    varies: own,
  },
  { says: "what would be", ask: "LeadImport", with: when("CHECKED"), varies: ["fields", "madeBy"] },
  { says: "what would be", ask: "LeadImportRows", with: (known) => ({ ...sheetOf(known), ...page }) },
  { says: "the faulty", ask: "LeadImportRows", with: (known) => ({ ...sheetOf(known), ...page, outcome: "FAULTY" }) },
  { says: "who may only look", ask: "StartLeadImport", by: "VIEWER", with: sheetOf, refused: "FORBIDDEN" },
  { says: "one that is checked", ask: "StartLeadImport", with: sheetOf, varies: own },
  { says: "what has become", ask: "LeadImport", with: when("DONE"), varies: ["fields", "madeBy"] },
  { says: "what has become", ask: "LeadImportRows", with: (known) => ({ ...sheetOf(known), ...page }) },
  {
    says: "one that has begun",
    ask: "DescribeLeadImport",
    with: ({ sheet: id }) => ({ input: { id, ...said } }),
    refused: "CONFLICT",
  },
  { says: "one that was started", ask: "DeleteLeadImport", with: sheetOf, refused: "CONFLICT" },
  { says: "its leads", ask: "KnownDriverApplications", with: { filter: { email: "bo@example.com" } } },
  { says: "one that is done", ask: "UndoLeadImport", with: sheetOf, varies: own },
  { says: "what is left", ask: "LeadImport", with: when("UNDONE"), varies: [...own, "state"] },
  { says: "none of its leads", ask: "KnownDriverApplications", with: { filter: { email: "bo@example.com" } } },
  {
    says: "by its columns",
    ask: "DescribeLeadImport",
    with: ({ long: id }) => ({ input: { id, ...said } }),
    varies: own,
  },
  { says: "a long one", ask: "StartLeadImport", with: when("CHECKED", longOf), varies: own },
  { says: "one that runs", ask: "PauseLeadImport", with: longOf, varies: own },
  { says: "one that is paused", ask: "UndoLeadImport", with: longOf, varies: own },
  { says: "one that was never started", ask: "DeleteLeadImport", with: unstarted },
  { says: "an id nobody has", ask: "DeleteLeadImport", with: { id: "999" }, refused: "NOT_FOUND" },
]
