import { advertiserSubmissionFacts } from "../../rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"

/** For code that does not depend on the kinds' columns. */
export const kindFacts = [driverApplicationFacts, advertiserSubmissionFacts] as const
