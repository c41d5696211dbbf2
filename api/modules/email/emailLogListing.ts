import { Op, type WhereOptions } from "sequelize"
import type { EmailLogStatus } from "../../contract/emailLogStatus.ts"
import { matchesSearch } from "../search/searchTerm.model.ts"

/** Conditions on the mail log; all that are given must hold. */
export interface EmailLogFilter {
  /** Words, each of which must begin a word of the subject or the recipient. */
  search?: string | null
  statuses?: readonly EmailLogStatus[] | null
  types?: readonly string[] | null
}

/** The entries that a filter keeps. */
export const whereEmailLogs = (filter: EmailLogFilter | null | undefined): WhereOptions => {
  const { search, statuses, types } = filter ?? {}
  const conditions: WhereOptions[] = []
  if (search) conditions.push(...matchesSearch("email_log", search))
  if (statuses) conditions.push({ status: [...statuses] })
  if (types) conditions.push({ logType: [...types] })
  return { [Op.and]: conditions }
}
