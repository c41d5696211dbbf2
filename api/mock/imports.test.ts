import { importCases, sendSheet } from "./imports.cases.ts"
import { runCases } from "./runCases.ts"

runCases("imports", importCases, sendSheet)
