import type { Transaction } from "sequelize"
import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import type { LeadPlace } from "../places/leadPlace.ts"
import { LeadPlacement, type LeadPlacementRow } from "../places/leadPlacement.model.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"

/** A lead outside the inbox, and what is known of how it got there. */
export interface PlacedLead extends LeadPlacementRow {
  kind: LeadKind
  lead: LeadRow
}

export type PlacedPage = Page<PlacedLead>

/** A page of what is in a place, of all kinds: the last that came there first. */
export const listPlaced = async (
  kinds: readonly LeadKind[],
  place: LeadPlace,
  request: PageRequest,
): Promise<PlacedPage> => {
  const page = await readPage(LeadPlacement, request, { where: { place } })
  const placed = new Map<number, PlacedLead>()
  for (const kind of kinds) {
    const own = page.nodes.filter(({ leadType }) => leadType === kind.type)
    const where = { id: own.map(({ leadId }) => leadId), place }
    const leads = own.length > 0 ? await findRows(kind.model.unscoped(), { where, isStaleAllowed: true }) : []
    const leadOf = new Map(leads.map((lead) => [lead.id, lead as LeadRow]))
    for (const placement of own) {
      const lead = leadOf.get(placement.leadId)
      if (lead) placed.set(placement.id, { ...placement, kind, lead })
    }
  }
  // What has left the place since its page was read is left out.
  const nodesOf = ({ id }: LeadPlacementRow) => placed.get(id) ?? []
  return {
    ...page,
    nodes: page.nodes.flatMap(nodesOf),
    get edges() {
      return page.edges.flatMap(({ cursor, node }) => [nodesOf(node)].flat().map((one) => ({ cursor, node: one })))
    },
  }
}

/** The leads of a kind that are in a place, one by one. */
export const readPlace = ({ model }: LeadKind, place: LeadPlace) =>
  readAll(model.unscoped(), { where: { place }, index: `${model.tableName}_by_place` })

/** Takes leads that the transaction has locked out of their place, for good or back into the inbox. */
export const forgetPlacements = (kind: LeadKind, leadId: readonly number[], transaction: Transaction) =>
  LeadPlacement.destroy({ where: { leadType: kind.type, leadId: [...leadId] }, transaction })
