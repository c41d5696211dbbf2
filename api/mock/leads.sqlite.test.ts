import { leadCases, sendLeads } from "./leads.cases.ts"
import { personCases } from "./persons.cases.ts"
import { runCases } from "./runCases.ts"

// The mocked API tells of an erasure what is true on SQLite: MySQL keeps logs of its own.

runCases("leads and the people who sent them", [...leadCases, ...personCases], sendLeads)
