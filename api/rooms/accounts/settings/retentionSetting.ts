import type { Transaction } from "sequelize"
import { eachPeriod, type RetentionPeriods, type RetentionRuleName } from "../../../contract/privacy/retention.ts"
import { config } from "../../../platform/config/config.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { readSetting, storeSetting } from "./teamSetting.ts"

/** Holds the periods that owners confirmed, so that a changed server setting alone never erases more. */
const SWITCH = "retention"

const LAST_RUN = "retention_last_run"

export interface RetentionConfirmation {
  at: string
  /** Confirmations from before the retention rule for files lack `filesDays`. */
  periods: Omit<RetentionPeriods, "filesDays"> & Partial<Pick<RetentionPeriods, "filesDays">>
}

export interface LastRun {
  startedAt: string
  endedAt: string
  isComplete: boolean
  failedCount: number
  counts: Record<RetentionRuleName, number>
}

export const readConfirmed = () => readSetting<RetentionConfirmation>(SWITCH)

export const readLastRun = () => readSetting<LastRun>(LAST_RUN)

export const storeLastRun = (run: LastRun) => storeSetting(LAST_RUN, run)

export const storeConfirmed = (confirmed: RetentionConfirmation | null, transaction: Transaction) =>
  confirmed
    ? storeSetting(SWITCH, confirmed, transaction)
    : database().query(`DELETE FROM team_settings WHERE name = '${SWITCH}'`, { transaction })

const later = (one: number, other: number) => (one === 0 || other === 0 ? 0 : Math.max(one, other))

/** Null while retention is off. Shorter periods apply only after an owner confirms them. */
export const readPeriods = async (): Promise<RetentionPeriods | null> => {
  const confirmed = await readConfirmed()
  const longer = (name: keyof RetentionPeriods) => later(confirmed?.periods[name] ?? 0, config.retention[name])
  return confirmed && eachPeriod(longer)
}
