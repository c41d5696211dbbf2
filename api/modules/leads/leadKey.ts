import { type EmailLogType, emailLogTypes } from "../../contract/emailLog.ts"
import { type LeadType, leadTypes } from "../../contract/leadType.ts"

/** Which lead. */
export interface LeadKey {
  leadType: LeadType
  leadId: number
}

/** The types of the mails about each kind of lead. */
export const emailTypesOf: Record<LeadType, EmailLogType[]> = {
  [leadTypes.DRIVER_APPLICATION]: [emailLogTypes.DRIVER_APPLICATION, emailLogTypes.DRIVER_RECEIPT],
  [leadTypes.ADVERTISER_SUBMISSION]: [emailLogTypes.ADVERTISER_INQUIRY, emailLogTypes.ADVERTISER_RECEIPT],
}

/** The lead that a mail is about, or null when it is about none. */
export const leadKeyOf = ({ logType, leadId }: { logType: EmailLogType; leadId: number | null }): LeadKey | null => {
  const leadType = Object.values(leadTypes).find((type) => emailTypesOf[type].includes(logType))
  return leadType && leadId ? { leadType, leadId } : null
}
