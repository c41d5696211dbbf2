import { countLater } from "../../../platform/database/reading/countLater.ts"
import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import type { LeadPlace } from "../lead/leadPlace.ts"
import { LeadPlacement, type LeadPlacementRow } from "./leadPlacement.model.ts"

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
  const where = { place, leadType: kinds.map(({ type }) => type) }
  const page = await readPage(LeadPlacement, request, { where, count: countLater(LeadPlacement, { where }) })
  const found = new Map<string, Pick<PlacedLead, "kind" | "lead">>()
  for (const kind of kinds) {
    const id = page.nodes.flatMap(({ leadType, leadId }) => (leadType === kind.type ? leadId : []))
    for (const lead of await findRows(kind.model.unscoped(), { where: { id, place } }))
      found.set(`${kind.type}:${lead.id}`, { kind, lead })
  }
  // What has left the place since its page was read is left out.
  const placed = (placement: LeadPlacementRow): PlacedLead[] => {
    const one = found.get(`${placement.leadType}:${placement.leadId}`)
    return one ? [{ ...placement, ...one }] : []
  }
  return {
    ...page,
    nodes: page.nodes.flatMap(placed),
    get edges() {
      return page.edges.flatMap(({ cursor, node }) => placed(node).map((one) => ({ cursor, node: one })))
    },
  }
}

export const readPlace = ({ model }: LeadKind, place: LeadPlace) =>
  readAll(model.unscoped(), { where: { place }, index: `${model.tableName}_by_place` })
