import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { byId, existing, pageOf } from "../data/lists.ts"
import type { Store } from "../data/store.ts"
import type { LeadImportOutcome, Resolvers } from "../generated.ts"
import { referenceOf } from "../resolvers/leads.ts"
import { colleagueOf } from "../resolvers/leadWork.ts"
import { advance, describe, type MockImport, pause, start, undo, undoUntil } from "./importEngine.ts"
import { fieldsOf } from "./importFile.ts"

const outcomes: readonly LeadImportOutcome[] = ["CREATED", "UPDATED", "SKIPPED", "FAULTY"]

const changed = (store: Store, id: string, change: (row: MockImport) => void) => {
  const leadImport = existing(store.leadImports, id, "import", id)
  change(leadImport)
  return { leadImport }
}

const looked = (store: Store, row: MockImport | null) => {
  if (row) advance(store, row)
  return row
}

/** Imports over the store. */
export const importResolvers: Resolvers = {
  Query: {
    leadImports: (_parent, page, { store }) => {
      for (const row of store.leadImports) advance(store, row)
      return pageOf(store.leadImports, page)
    },
    leadImport: (_parent, { id }, { store }) => looked(store, byId(store.leadImports, id)),
  },
  Mutation: {
    describeLeadImport: (_parent, { input }, { store }) => changed(store, input.id, (row) => describe(row, input)),
    startLeadImport: (_parent, { id }, { store }) => changed(store, id, start),
    pauseLeadImport: (_parent, { id }, { store }) => changed(store, id, pause),
    undoLeadImport: (_parent, { id }, { store }) => changed(store, id, undo),
    deleteLeadImport: (_parent, { id }, { store }) => {
      const row = existing(store.leadImports, id, "import", id)
      if (row.startedAt) throw new ConflictError("This import was started. Undo it instead.")
      store.leadImports = store.leadImports.filter((other) => other !== row)
      return true
    },
  },
  LeadImport: {
    leadType: ({ kind }) => kind.type,
    rowCount: ({ rows }) => rows.length,
    fields: ({ kind }) => fieldsOf(kind),
    outcomes: ({ results }) =>
      outcomes.map((outcome) => ({ outcome, count: results.filter((result) => result.outcome === outcome).length })),
    owner: ({ ownerId }, _args, { store }) => colleagueOf(store, ownerId),
    undoUntil,
    rows: ({ results }, { outcome, ...page }, { store }) => {
      const order = { field: "id", direction: "ASCENDING" } as const
      const nodes = results.map(({ key, ...result }) => ({ ...result, lead: referenceOf(store, key) }))
      return pageOf(nodes, page, { order, keeps: (result) => !outcome || result.outcome === outcome })
    },
  },
}
