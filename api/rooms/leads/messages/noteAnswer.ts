import type { Transaction } from "sequelize"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import type { LeadMessage } from "./leadMessage.model.ts"

/** What an answer of a lead's sender starts, in the transaction that stores it. */
export const noteAnswer = async (
  _answer: { kind: LeadKind; lead: Lead; message: LeadMessage },
  _transaction: Transaction,
): Promise<void> => undefined
