import { sendLeads } from "./leads.cases.ts"
import { mergeCases } from "./merges.cases.ts"
import { runCases } from "./runCases.ts"

runCases("leads that become one", mergeCases, sendLeads)
