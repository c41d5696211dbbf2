import type {
  LeadImport_ImportFragment,
  LeadImportOutcome,
  LeadImportState,
  LeadImports_ImportFragment,
  LeadType,
} from "../../../graphql/generated.ts"
import { capitalized, useLeadKinds } from "../lead/leadKind.ts"

export type Import = LeadImport_ImportFragment

export const stateWords: Readonly<Record<LeadImportState, { label: string; palette: string }>> = {
  UPLOADED: { label: "Columns open", palette: "yellow" },
  CHECKING: { label: "Being checked", palette: "blue" },
  CHECKED: { label: "Ready to run", palette: "yellow" },
  RUNNING: { label: "Running", palette: "blue" },
  PAUSED: { label: "Paused", palette: "yellow" },
  DONE: { label: "Done", palette: "green" },
  FAILED: { label: "Failed", palette: "red" },
  UNDOING: { label: "Being undone", palette: "blue" },
  UNDONE: { label: "Undone", palette: "gray" },
}

const outcomeWords: Readonly<Record<LeadImportOutcome, { before: string; after: string; palette: string }>> = {
  CREATED: { before: "New", after: "Added", palette: "green" },
  UPDATED: { before: "To update", after: "Updated", palette: "blue" },
  SKIPPED: { before: "Known", after: "Known", palette: "gray" },
  FAULTY: { before: "Faulty", after: "Faulty", palette: "red" },
}

export const outcomes = Object.keys(outcomeWords) as LeadImportOutcome[]

/** Before the import has begun, outcomes are only planned. */
export const outcomeLook = (outcome: LeadImportOutcome, hasBegun: boolean) => {
  const { before, after, palette } = outcomeWords[outcome]
  const label = hasBegun ? after : before
  const isLeftOut = outcome === "SKIPPED" || outcome === "FAULTY"
  return { label, whole: isLeftOut ? `${label}, left out` : label, palette }
}

export const countOf = (
  { outcomes: counts }: Pick<LeadImports_ImportFragment, "outcomes">,
  wanted: LeadImportOutcome,
) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0

export const useKindNames = (leadType: LeadType) =>
  capitalized(useLeadKinds().find(({ type }) => type === leadType)?.noun[1] ?? "leads")

/** True while the server is working, so that the state will change. */
export const isMoving = ({ state }: { state: LeadImportState }) =>
  state === "CHECKING" || state === "RUNNING" || state === "UNDOING"

/** The first step precedes the import record. */
export const steps = [
  { name: "file", label: "File" },
  { name: "columns", label: "Columns" },
  { name: "people", label: "Known people" },
  { name: "preview", label: "Preview" },
  { name: "run", label: "Run" },
] as const

export type StepName = (typeof steps)[number]["name"]

/** Steps that can be opened. The last one is current unless the URL names another. */
export const openSteps = ({ state, startedAt }: Import): StepName[] => {
  if (startedAt !== null) return ["run"]
  if (state === "UPLOADED") return ["columns"]
  return state === "FAILED" ? ["people", "columns"] : ["columns", "people", "preview"]
}
