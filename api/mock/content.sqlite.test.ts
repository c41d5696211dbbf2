import { contentCases } from "./content.cases.ts"
import { runCases } from "./runCases.ts"

runCases("content and pictures", contentCases)
