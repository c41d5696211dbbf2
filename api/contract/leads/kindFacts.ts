import { advertiserSubmissionFacts } from "../../rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "../../rooms/leads/drivers/contract.ts"

export const kindFacts = [driverApplicationFacts, advertiserSubmissionFacts] as const
