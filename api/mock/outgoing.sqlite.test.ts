import { ruleCases } from "./hands/rules.cases.ts"
import { outgoingCases, sendLead } from "./outgoing.cases.ts"
import { runCases } from "./runCases.ts"

runCases("mail, the record, retention and webhooks", outgoingCases, sendLead)

runCases("rules", ruleCases, sendLead)
