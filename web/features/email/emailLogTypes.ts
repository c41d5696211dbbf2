import { emailLogTypes as typesAboutNoLead } from "@farelight/api/contract/emailLog.ts"
import { advertiserSubmissionFacts } from "@farelight/api/modules/advertisers/contract.ts"
import { driverApplicationFacts } from "@farelight/api/modules/drivers/contract.ts"
import type { EmailLogType } from "../../graphql/generated.ts"

/** What a mail may be about, by GraphQL name; the values are those of the API's REST interface. */
export const emailLogTypes: Readonly<Record<EmailLogType, string>> = {
  ...driverApplicationFacts.emailTypes,
  ...advertiserSubmissionFacts.emailTypes,
  ...typesAboutNoLead,
}
