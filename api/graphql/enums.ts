import { emailAttemptOutcomes, emailLogStatuses, emailLogTypes } from "../contract/emailLog.ts"
import { leadStatuses } from "../contract/leadStatus.ts"
import { leadTypes } from "../contract/leadType.ts"
import { mediaFileOrderFields } from "../contract/media.ts"
import { adFormats, advertiserSubmissionOrderFields } from "../modules/advertisers/contract.ts"
import { driverApplicationOrderFields, platforms } from "../modules/drivers/contract.ts"

/** The enums whose values behind the GraphQL names are the ones of the database and REST. */
export const enums = {
  AdFormat: adFormats,
  AdvertiserSubmissionOrderField: advertiserSubmissionOrderFields,
  DriverApplicationOrderField: driverApplicationOrderFields,
  EmailAttemptOutcome: emailAttemptOutcomes,
  EmailLogStatus: emailLogStatuses,
  EmailLogType: emailLogTypes,
  LeadStatus: leadStatuses,
  LeadType: leadTypes,
  MediaFileOrderField: mediaFileOrderFields,
  Platform: platforms,
}
