import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { readSetting } from "./teamSetting.ts"

export const TIME_ZONE_SETTING = "time_zone"

export const chosenTimeZone = (transaction?: Transaction) => readSetting<string>(TIME_ZONE_SETTING, transaction)

export const teamTimeZone = async (transaction?: Transaction) => (await chosenTimeZone(transaction)) ?? config.timeZone
