import { col, fn, Op, type WhereOptions, where } from "sequelize"
import type { EmailLogStatus } from "./emailLogStatus.ts"
import type { EmailLogType } from "./emailLogType.ts"

/** Conditions on the mail log; all that are given must hold. */
export interface EmailLogFilter {
  /** Text that occurs in the subject or the recipient. */
  search?: string | null
  statuses?: readonly EmailLogStatus[] | null
  types?: readonly EmailLogType[] | null
}

// LIKE would take the search's own percent signs for wildcards.
const occursIn = (column: string, text: string) => where(fn("INSTR", fn("LOWER", col(column)), text), Op.gt, 0)

/** The entries that a filter keeps. */
export const whereEmailLogs = (filter: EmailLogFilter | null | undefined): WhereOptions => {
  const { search, statuses, types } = filter ?? {}
  const conditions: WhereOptions[] = []
  const text = search?.trim().toLowerCase()
  if (text) conditions.push({ [Op.or]: [occursIn("subject", text), occursIn("recipient", text)] })
  if (statuses) conditions.push({ status: [...statuses] })
  if (types) conditions.push({ logType: [...types] })
  return { [Op.and]: conditions }
}
