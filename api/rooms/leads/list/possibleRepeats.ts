import { Op } from "sequelize"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey, LeadKind } from "../lead/leadKind.ts"
import { inInbox } from "../places/leadPlace.ts"
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
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const columns = Object.keys(sender).filter((column) => sender[column] && column in kind.model.getAttributes())
      // The place with each, as MySQL uses no index for an "or" that is not complete.
      const where = { [Op.or]: columns.map((column) => ({ ...inInbox, [column]: sender[column] })) }
      const leads = await kind.model.findAll({ where, order: [["id", "DESC"]], limit: REPEATS_MAX + 1 })
      return leads.map((lead) => referenceTo(kind, lead))
    }),
  )
  return found
    .flat()
    .filter(({ type, id }) => type !== of.leadType || id !== of.leadId)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, REPEATS_MAX)
}
