import { emailLogStatuses } from "@farelight/api/contract/emailLogStatus.ts"
import type { EmailLogStatus, EmailLogType } from "../../graphql/generated.ts"
import { emailLogTypes } from "./emailLogTypes.ts"

/** The statuses in the order in which a mail may have them. */
export const emailLogStatusNames = Object.keys(emailLogStatuses) as EmailLogStatus[]

/** The types, those about leads first. */
export const emailLogTypeNames = Object.keys(emailLogTypes) as EmailLogType[]

// What waits or moves has a colour, what needs the operator is red; a status that a newer server may add is gray.
const statusPalettes: Partial<Record<EmailLogStatus, string>> = {
  QUEUED: "yellow",
  SENDING: "blue",
  SENT: "green",
  FAILED: "red",
}

// All other types are gray.
const typePalettes: Partial<Record<EmailLogType, string>> = { DRIVER_APPLICATION: "blue", ADVERTISER_INQUIRY: "purple" }

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The colour of a status's badge. */
export const emailLogStatusPalette = (status: EmailLogStatus) => statusPalettes[status] ?? "gray"

/** The colour of a type's badge. */
export const emailLogTypePalette = (type: EmailLogType) => typePalettes[type] ?? "gray"

/** A type as the operator reads it: its stored value with spaces, such as `driver application`. */
export const emailLogTypeLabel = (type: EmailLogType) => emailLogTypes[type].replaceAll("_", " ")

/** A status as something to choose, such as `Queued`. */
export const emailLogStatusOption = (status: EmailLogStatus) => capitalized(emailLogStatuses[status])

/** A type as something to choose, such as `Driver application`. */
export const emailLogTypeOption = (type: EmailLogType) => capitalized(emailLogTypeLabel(type))
