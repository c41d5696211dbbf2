import { Op } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { isSamePhone, type LeadFilter, nationalDigits } from "../../../contract/leads/leadFilters.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import { findCandidates, matchesText } from "../../../platform/search/searchIndex.ts"
import type { LeadKind } from "../lead/leadKind.ts"

const DIGITS_MIN = 5
// Nobody sends more leads from one number.
const FOUND_MAX = 500

/** Finds leads by the search index, as numbers are stored as entered and the database cannot compare them. */
export const withPhoneFound = async (
  kind: LeadKind,
  filter: LeadFilter | null | undefined,
): Promise<LeadFilter | null | undefined> => {
  if (typeof filter?.phone !== "string") return filter
  const { phone, ...others } = filter
  const digits = nationalDigits(String(phone))
  if (digits.length < DIGITS_MIN)
    throw new InvalidInputError([{ field: "phone", message: `Give a number of at least ${DIGITS_MIN} digits.` }])
  const candidates = await findCandidates(kind.type, digits)
  const ids: number[] = []
  for await (const lead of readAll(kind.model, { where: { [Op.and]: matchesText(digits) }, candidates })) {
    if (isSamePhone(String((lead as { phone?: unknown }).phone ?? ""), digits)) ids.push(lead.id)
    if (ids.length === FOUND_MAX) break
  }
  const wantedIds = filter.ids && new Set(filter.ids)
  return { ...others, ids: wantedIds ? ids.filter((id) => wantedIds.has(id)) : ids }
}
