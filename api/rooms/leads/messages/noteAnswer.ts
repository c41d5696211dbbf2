import type { Transaction } from "sequelize"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import type { LeadMessage } from "./leadMessage.model.ts"

interface Answer {
  kind: LeadKind
  lead: Lead
  message: LeadMessage
}

/** Notes that a lead's sender has written and waits. To be called while the lead is locked, before it is refreshed. */
export const noteAnswer = async (_answer: Answer, _transaction: Transaction): Promise<void> => {}
