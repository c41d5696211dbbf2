import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { readSetting } from "./teamSetting.ts"

export const TIME_ZONE_SETTING = "time_zone"

/** The zone that somebody has chosen in the dashboard; null while the operator's `TIME_ZONE` holds. */
export const chosenTimeZone = (transaction?: Transaction) => readSetting<string>(TIME_ZONE_SETTING, transaction)

/** The zone of the team's days and hours. */
export const teamTimeZone = async (transaction?: Transaction) => (await chosenTimeZone(transaction)) ?? config.timeZone
