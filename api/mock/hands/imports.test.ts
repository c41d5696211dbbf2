import { runCases } from "../runCases.ts"
import { importCases, sendSheet } from "./imports.cases.ts"

runCases("imports", importCases, sendSheet)
