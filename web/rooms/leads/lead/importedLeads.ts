import { createStore } from "../../../browser/store.ts"

/** Number of leads of each kind that imports have added since the page was loaded. */
export const importedLeads = createStore<Readonly<Record<string, number>>>({})

export const countImported = (types: readonly string[]) => {
  const counts = { ...importedLeads.read() }
  for (const type of types) counts[type.toUpperCase()] = (counts[type.toUpperCase()] ?? 0) + 1
  if (types.length > 0) importedLeads.set(counts)
}
