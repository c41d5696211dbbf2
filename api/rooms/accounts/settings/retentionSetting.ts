import type { Transaction } from "sequelize"
import { eachPeriod, type RetentionPeriods, type RetentionRuleName } from "../../../contract/privacy/retention.ts"
import { config } from "../../../platform/config/config.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { readSetting, storeSetting } from "./teamSetting.ts"

/** The owners' switch. Its value says which periods they have seen: no other setting of the server erases more. */
const SWITCH = "retention"

const LAST_RUN = "retention_last_run"

export interface Confirmed {
  at: string
  /** What was confirmed before there was a rule for files says nothing of them. */
  periods: Omit<RetentionPeriods, "filesDays"> & Partial<Pick<RetentionPeriods, "filesDays">>
}

export interface LastRun {
  startedAt: string
  endedAt: string
  /** Whether nothing was left that was due. */
  isComplete: boolean
  failedCount: number
  counts: Record<RetentionRuleName, number>
}

/** What owners have switched on; null while it is off. */
export const readConfirmed = () => readSetting<Confirmed>(SWITCH)

export const readLastRun = () => readSetting<LastRun>(LAST_RUN)

export const storeLastRun = (run: LastRun) => storeSetting(LAST_RUN, run)

export const storeConfirmed = (confirmed: Confirmed | null, transaction: Transaction) =>
  confirmed
    ? storeSetting(SWITCH, confirmed, transaction)
    : database().query(`DELETE FROM team_settings WHERE name = '${SWITCH}'`, { transaction })

const later = (one: number, other: number) => (one === 0 || other === 0 ? 0 : Math.max(one, other))

/** The periods in force, or null. A shorter period counts once an owner confirms it, as a slip would erase. */
export const readPeriods = async (): Promise<RetentionPeriods | null> => {
  const confirmed = await readConfirmed()
  const longer = (name: keyof RetentionPeriods) => later(confirmed?.periods[name] ?? 0, config.retention[name])
  return confirmed && eachPeriod(longer)
}
