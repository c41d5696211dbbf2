import { adFormats } from "../modules/advertisers/adFormat.ts"
import { advertiserSubmissionOrderFields } from "../modules/advertisers/advertiserSubmissionOrder.ts"
import { driverApplicationOrderFields } from "../modules/drivers/driverApplicationOrder.ts"
import { platforms } from "../modules/drivers/platform.ts"
import { emailAttemptOutcomes } from "../modules/email/emailAttemptOutcome.ts"
import { emailLogStatuses } from "../modules/email/emailLogStatus.ts"
import { emailLogTypes } from "../modules/email/emailLogType.ts"
import { leadStatuses } from "../modules/leads/leadStatus.ts"
import { leadTypes } from "../modules/leads/leadType.ts"
import { mediaFileOrderFields } from "../modules/media/mediaFileOrder.ts"

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
