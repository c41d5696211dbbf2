import { leadCases, sendLeads } from "./leads.cases.ts"
import { personCases } from "./persons.cases.ts"
import { runCases } from "./runCases.ts"

runCases("leads and the people who sent them", [...leadCases, ...personCases], sendLeads)
