import { col, fn, Op, type Transaction, type WhereOptions, where } from "sequelize"
import { type LeadImportMatch, leadImportMatches } from "../../../contract/leads/leadImports.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { ignoresCase } from "../../../platform/database/connection/dialect.ts"
import { readPhone } from "../drivers/phoneNumber.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"

const { EMAIL, PHONE, EXTERNAL_ID } = leadImportMatches

/** The more telling first: what another program calls a lead is its alone. */
const ORDER = [EXTERNAL_ID, EMAIL, PHONE]

/** By what people of a kind can be known. */
export const matchesOf = ({ model }: LeadKind): LeadImportMatch[] =>
  "phoneE164" in model.getAttributes() ? [EMAIL, PHONE, EXTERNAL_ID] : [EMAIL, EXTERNAL_ID]

/** A key by which a row and a lead, or two rows, are the same person. */
export type PersonKey = `${LeadImportMatch} ${string}`

/** What a row says of a person by whom leads are known, the most telling first. */
export const personKeys = (
  given: Readonly<Record<string, string>>,
  knownBy: readonly LeadImportMatch[],
): PersonKey[] => {
  const values = {
    EMAIL: given.email?.toLowerCase(),
    PHONE: given.phone ? readPhone(given.phone).e164 : null,
    EXTERNAL_ID: given.external_id,
  }
  return ORDER.flatMap((match) =>
    knownBy.includes(match) && values[match] ? [`${match} ${values[match]}` as PersonKey] : [],
  )
}

const valuesOf = (keys: readonly PersonKey[], match: LeadImportMatch) =>
  keys.flatMap((key) => (key.startsWith(`${match} `) ? [key.slice(match.length + 1)] : []))

/** The newest lead of each key. With `isLocked`, nobody changes them until the transaction ends. */
export const findKnown = async (
  kind: LeadKind,
  keys: readonly PersonKey[],
  { transaction, isLocked }: { transaction?: Transaction; isLocked: boolean },
): Promise<Map<PersonKey, Lead>> => {
  const lowered = (emails: string[]): WhereOptions =>
    ignoresCase(database()) ? { email: emails } : where(fn("LOWER", col("email")), { [Op.in]: emails })
  const conditions: Record<LeadImportMatch, (values: string[]) => WhereOptions> = {
    EMAIL: lowered,
    PHONE: (phoneE164) => ({ phoneE164 }),
    EXTERNAL_ID: (externalId) => ({ externalId }),
  }
  const found = new Map<PersonKey, Lead>()
  for (const match of ORDER) {
    const values = valuesOf(keys, match)
    if (values.length === 0) continue
    // Each by its own index.
    const leads = await kind.model.findAll({
      where: conditions[match](values),
      order: ["id"],
      transaction,
      lock: isLocked,
    })
    for (const lead of leads) {
      const { email, phoneE164, externalId } = lead.get() as { email: string; phoneE164?: string; externalId?: string }
      const value = { EMAIL: email.toLowerCase(), PHONE: phoneE164, EXTERNAL_ID: externalId }[match]
      found.set(`${match} ${value}`, lead)
    }
  }
  return found
}

/** The external ids that any lead of the kind has, wherever it is: the column is unique. */
export const findTaken = async (kind: LeadKind, externalIds: readonly string[], transaction?: Transaction) => {
  if (externalIds.length === 0) return new Map<string, number>()
  const leads = await kind.model
    .unscoped()
    .findAll({ attributes: ["id", "externalId"], where: { externalId: [...externalIds] }, transaction })
  return new Map(leads.map(({ id, externalId }) => [externalId ?? "", id]))
}
