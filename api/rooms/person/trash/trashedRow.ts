import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"

const MOMENTS = ["createdAt", "updatedAt", "saleOptOutAt", "termsAcceptedAt"]

/** The columns of a lead as the database has them, for JSON: moments become texts. */
export const storedOf = (lead: Lead): Record<string, unknown> => ({
  ...(lead as unknown as { dataValues: Record<string, unknown> }).dataValues,
})

/** A lead made of what was stored of it. */
export const leadOf = (kind: LeadKind, stored: Record<string, unknown>): Lead => {
  const moments = MOMENTS.map((name) => [name, stored[name] == null ? null : new Date(String(stored[name]))])
  return kind.model.build({ ...stored, ...Object.fromEntries(moments) } as never, { raw: true })
}

/** The values of a lead made of what was stored of it. */
export const rowOf = (kind: LeadKind, stored: Record<string, unknown>): LeadRow => leadOf(kind, stored).get() as LeadRow
