import { driverForm } from "../../testing/forms.ts"
import type { Case } from "../runCases.ts"
import { type Side, sendForm, uploadImport } from "../sides.ts"

const HEAD = "Name,Email,Phone,City,Platform,Vehicle year,Vehicle make,Vehicle model,Shirt size"
const sheet = [
  HEAD,
  "Bo Li,bo@example.com,213 555 0101,Phoenix,Uber,2021,Kia,Niro,M",
  "Ana Ruiz,ana@example.com,213 555 0102,Phoenix,Uber,2021,Kia,Niro,S",
  "Cy Roe,cy at example,213 555 0103,Phoenix,Taxi,2021,Kia,Niro,L",
  "Bo Li,BO@example.com,213 555 0101,Phoenix,Uber,2021,Kia,Niro,M",
].join("\r\n")

const columns = ["name", "email", "phone", "city", "platform", "vehicle_year", "vehicle_make", "vehicle_model"].map(
  (field, index) => ({ index, field }),
)
const said = { columns, knownBy: ["EMAIL"], onKnown: "SKIP" }
// What a column can be has more names in the API, and who uploads is called as each side calls its owner.
const own = ["fields", "madeBy"]
const page = { first: 10, outcome: null }

/** A driver who is known, and a file that names her. */
export const sendSheet = async (side: Side, known: Record<string, unknown>) => {
  await sendForm(side, "drivers/apply", driverForm({ name: "Ana", email: "ana@example.com" }))
  known.sheet = await uploadImport(side, "driver_application", sheet)
  known.other = await uploadImport(side, "driver_application", sheet)
}

const sheetOf = (known: Record<string, unknown>) => ({ id: known.sheet })
const otherOf = (known: Record<string, unknown>) => ({ id: known.other })
const workOff = (side: Side) => side.workOffImports()

const unstarted = async (_known: Record<string, unknown>, side: Side) => ({
  id: await uploadImport(side, "driver_application", sheet),
})

export const importCases: Case[] = [
  { says: "newest first", ask: "LeadImports", with: { first: 10 }, varies: ["madeBy"] },
  { says: "who may only look", ask: "LeadImports", by: "VIEWER", with: { first: 10 }, refused: "FORBIDDEN" },
  { says: "as uploaded", ask: "LeadImport", with: sheetOf, varies: own },
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
  { says: "what would be", ask: "LeadImport", with: sheetOf, before: workOff, varies: own },
  { says: "what would be", ask: "LeadImportRows", with: (known) => ({ ...sheetOf(known), ...page }) },
  { says: "the faulty", ask: "LeadImportRows", with: (known) => ({ ...sheetOf(known), ...page, outcome: "FAULTY" }) },
  { says: "who may only look", ask: "StartLeadImport", by: "VIEWER", with: sheetOf, refused: "FORBIDDEN" },
  { says: "one that is checked", ask: "StartLeadImport", with: sheetOf, varies: own },
  { says: "what has become", ask: "LeadImport", with: sheetOf, before: workOff, varies: own },
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
  { says: "what is left", ask: "LeadImport", with: sheetOf, before: workOff, varies: own },
  { says: "none of its leads", ask: "KnownDriverApplications", with: { filter: { email: "bo@example.com" } } },
  {
    says: "by its columns",
    ask: "DescribeLeadImport",
    with: ({ other: id }) => ({ input: { id, ...said } }),
    varies: own,
  },
  { says: "another", ask: "StartLeadImport", with: otherOf, before: workOff, varies: own },
  { says: "one that runs", ask: "PauseLeadImport", with: otherOf, varies: own },
  { says: "one that is paused", ask: "UndoLeadImport", with: otherOf, varies: own },
  { says: "one that was never started", ask: "DeleteLeadImport", with: unstarted },
  { says: "an id nobody has", ask: "DeleteLeadImport", with: { id: "999" }, refused: "NOT_FOUND" },
]
