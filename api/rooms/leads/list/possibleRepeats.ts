import { indexOn } from "../../../platform/database/reading/listPlan.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey, LeadKind } from "../lead/leadKind.ts"
import { type LeadReference, referenceTo } from "../work/leadReference.ts"

const REPEATS_MAX = 20

/** Other leads of any kind that share the sender's e-mail address or phone number, newest first. */
export const findPossibleRepeats = async (
  kinds: readonly LeadKind[],
  viewer: Viewer,
  of: LeadKey,
  sender: Readonly<Record<string, string>>,
): Promise<LeadReference[]> => {
  requirePermission(viewer, "leads:read")
  const found = new Map<string, LeadReference>()
  for (const kind of kinds)
    for (const [column, value] of Object.entries(sender)) {
      if (!value || !(column in kind.model.getAttributes())) continue
      // Each by its own index: of both together, MySQL reads all leads in the order of their ids.
      const index = await indexOn(kind.model, column)
      const newest = { where: { [column]: value }, order: [["id", "DESC"]] as const, limit: REPEATS_MAX + 1, index }
      for (const lead of await findRows(kind.model, newest))
        found.set(`${kind.type}:${lead.id}`, referenceTo(kind, lead))
    }
  found.delete(`${of.leadType}:${of.leadId}`)
  return [...found.values()]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, REPEATS_MAX)
}
