import { fileURLToPath } from "node:url"
import { startTestProcess } from "../process/testProcess.ts"

const program = fileURLToPath(new URL("./rulesProcessProgram.ts", import.meta.url))

/** Starts a process that runs rules on what arrives in this test's database. */
export const startRulesProcess = () => startTestProcess(program, {})
