import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import type { LeadPlace } from "../lead/leadPlace.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadPlacement, type LeadPlacementRow } from "./leadPlacement.model.ts"

export interface PlacedLead extends LeadPlacementRow {
  kind: LeadKind
  lead: LeadRow
}

export type PlacedPage = Page<PlacedLead>

export const listPlaced = async (place: LeadPlace, request: PageRequest): Promise<PlacedPage> => {
  const where = { place, leadType: leadKinds.map(({ type }) => type) }
  const page = await readPage(LeadPlacement, request, { where, count: createLazyCount(LeadPlacement, { where }) })
  const found = new Map<string, Pick<PlacedLead, "kind" | "lead">>()
  for (const kind of leadKinds) {
    const id = page.nodes.flatMap(({ leadType, leadId }) => (leadType === kind.type ? leadId : []))
    for (const lead of await findRows(kind.model.unscoped(), { where: { id, place } }))
      found.set(`${kind.type}:${lead.id}`, { kind, lead })
  }
  // Leads that left the place since the page was read are skipped.
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
