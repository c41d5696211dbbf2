import type { Transaction } from "sequelize"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import type { ParsedMessage } from "../incoming/parsedMessage.ts"

/** Notes what a mail server reports of a mail of ours; the lead that it is about, or null if no mail of ours is meant. */
export const applyReport = async (_parsed: ParsedMessage, _transaction: Transaction): Promise<LeadKey | null> => null
