import { accountCases } from "./account.cases.ts"
import { runCases } from "./runCases.ts"

runCases("accounts and the team", accountCases)
