import { sendLeads } from "../leads.cases.ts"
import { runCases } from "../runCases.ts"
import { mergeCases } from "./merges.cases.ts"

runCases("leads that become one", mergeCases, sendLeads)
