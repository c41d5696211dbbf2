import { advertiserSubmissionFacts } from "../../rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"

/** Facts of all kinds of leads, for code that knows no columns of theirs. */
export const kindFacts = [driverApplicationFacts, advertiserSubmissionFacts] as const
