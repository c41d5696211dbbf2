import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import type {
  LeadImport_ImportFragment,
  LeadImportOutcome,
  LeadImportState,
  LeadImports_ImportFragment,
  LeadType,
} from "../../../graphql/generated.ts"
import { useLeadKinds } from "../lead/leadKind.ts"

export type Import = LeadImport_ImportFragment
export type ListedImport = LeadImports_ImportFragment

interface StateWords {
  label: string
  palette: string
  about?: string
  progress?: string
}

const preview =
  "Nothing has happened yet. Faulty rows are left out: download them, correct them, and upload them alone."

export const stateWords: Readonly<Record<LeadImportState, StateWords>> = {
  UPLOADED: { label: "Draft", palette: "yellow" },
  CHECKING: { label: "Being checked", palette: "blue", about: preview, progress: "The rows are being checked" },
  CHECKED: { label: "Ready to run", palette: "yellow", about: preview },
  RUNNING: {
    label: "Running",
    palette: "blue",
    about: "It goes on when you leave this page, close the browser, or restart the server. Visitors go first.",
    progress: "The rows are being imported",
  },
  PAUSED: {
    label: "Paused",
    palette: "yellow",
    about: "Nothing happens until somebody goes on. What is imported so far stays.",
    progress: "Imported so far",
  },
  DONE: { label: "Done", palette: "green" },
  FAILED: { label: "Failed", palette: "red" },
  UNDOING: {
    label: "Being undone",
    palette: "blue",
    about: "What the import made is removed, and what it changed is as before.",
    progress: "The import is being undone",
  },
  UNDONE: { label: "Undone", palette: "gray" },
}

const outcomeWords: Readonly<Record<LeadImportOutcome, { before: string; after: string; palette: string }>> = {
  CREATED: { before: "New", after: "Added", palette: "green" },
  UPDATED: { before: "To update", after: "Updated", palette: "blue" },
  SKIPPED: { before: "Known", after: "Known", palette: "gray" },
  FAULTY: { before: "Faulty", after: "Faulty", palette: "red" },
}

export const outcomes = namesOf(outcomeWords)

/** Before the import begins, outcomes are only planned, so they have other words. */
export const outcomeLook = (outcome: LeadImportOutcome, hasBegun: boolean) => {
  const { before, after, palette } = outcomeWords[outcome]
  const label = hasBegun ? after : before
  const isLeftOut = outcome === "SKIPPED" || outcome === "FAULTY"
  return { label, whole: isLeftOut ? `${label}, left out` : label, palette }
}

export const outcomeCount = (one: ListedImport, outcome: LeadImportOutcome) =>
  ({ CREATED: one.createdCount, UPDATED: one.updatedCount, SKIPPED: one.skippedCount, FAULTY: one.faultyCount })[
    outcome
  ]

export const outcomeCountsText = (one: ListedImport) =>
  outcomes
    .filter((outcome) => outcomeCount(one, outcome) > 0)
    .map((outcome) => {
      const { label } = outcomeLook(outcome, one.startedAt !== null)
      return `${outcomeCount(one, outcome).toLocaleString("en-US")} ${label.toLowerCase()}`
    })
    .join(", ")

export const useKindOf = (leadType: LeadType) => {
  const kind = useLeadKinds().find(({ type }) => type === leadType)
  if (!kind) throw new Error(`There is no kind of lead ${leadType}`)
  return kind
}

export const isImportRunning = ({ state }: { state: LeadImportState }) =>
  state === "CHECKING" || state === "RUNNING" || state === "UNDOING"

export const joinNames = (names: readonly string[]) => new Intl.ListFormat("en").format(names)
