import { accountEmailTypes as types } from "../mail/emailLog.ts"
import { type Permission, permits, type Role } from "./roles.ts"

/** Mails that an account may turn off. Security mails are missing, as they are always sent. */
const neededFor: ReadonlyMap<string, Permission> = new Map([
  [types.MORNING_SUMMARY, "leads:read"],
  [types.MESSAGE_RECEIVED, "leads:read"],
  [types.NOTE_MENTION, "leads:read"],
  [types.FOLLOW_UP_REMINDER, "leads:read"],
  [types.LEAD_RULE, "leads:read"],
  [types.PRIVACY_REQUEST_NEW, "leads:erase"],
  [types.PRIVACY_REQUEST_DUE, "leads:erase"],
  [types.CONTENT_HELD_UP, "content:write"],
  [types.API_KEY_EXPIRING, "team:manage"],
  [types.WEBHOOK_SWITCHED_OFF, "team:manage"],
])

const OFF_BY_DEFAULT: readonly string[] = [types.MORNING_SUMMARY]

export const choicesFor = (role: Role) =>
  [...neededFor].flatMap(([type, permission]) => (permits(role, permission) ? [type] : []))

/** `switched` are the types that the account has changed from their default. */
export const isMailWanted = (type: string, switched: readonly string[] | null) =>
  !neededFor.has(type) || OFF_BY_DEFAULT.includes(type) === (switched ?? []).includes(type)
