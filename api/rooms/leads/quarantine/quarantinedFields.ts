import { DEFAULT_LOCALE } from "../../../contract/site/locale.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { formToRest } from "../lead/lead.rest.ts"
import { asArrived } from "../lead/lead.rules.ts"
import type { LeadDescription, LeadRow } from "../lead/leadKind.ts"
import type { QuarantinedSubmission } from "./quarantinedSubmission.model.ts"
import { textOfReason } from "./spamScore.ts"

export type QuarantinedRow = Row<QuarantinedSubmission>

/** The kind of lead that a submission is of. */
export const kindOf = <Kind extends LeadDescription>(kinds: readonly Kind[], { leadType }: QuarantinedRow): Kind => {
  const kind = kinds.find(({ type }) => type === leadType)
  if (!kind) throw new Error(`There is no kind of lead called ${leadType}`)
  return kind
}

/** The lead that a submission would be. */
const leadOf = ({ leadId, submitted, createdAt }: QuarantinedRow): LeadRow => ({
  ...submitted,
  locale: submitted.locale ?? DEFAULT_LOCALE,
  id: leadId,
  ...asArrived,
  createdAt,
  updatedAt: createdAt,
})

/** How operators see a submission in quarantine. */
export const quarantinedFields = (kinds: readonly LeadDescription[]) => ({
  id: ({ id }: QuarantinedRow) => String(id),
  title: (row: QuarantinedRow) => kindOf(kinds, row).titleOf(leadOf(row)),
  values: (row: QuarantinedRow) =>
    Object.entries(formToRest(kindOf(kinds, row), leadOf(row))).map(([name, value]) => ({ name, value })),
  reasons: ({ reasons }: QuarantinedRow) => reasons.map((code) => ({ code, text: textOfReason(code) })),
  receivedAt: ({ createdAt }: QuarantinedRow) => createdAt,
})
