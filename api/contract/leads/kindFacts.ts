import { advertiserSubmissionFacts } from "../../rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"

/** Facts of all lead kinds, for code that does not depend on their columns. */
export const kindFacts = [driverApplicationFacts, advertiserSubmissionFacts] as const
