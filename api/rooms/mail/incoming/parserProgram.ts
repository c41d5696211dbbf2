import { serveJobs } from "../../../platform/processes/limitedProgram.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { type ParseJob, readMessage } from "./reading/readMessage.ts"

// Strangers choose the bytes, so this process has no secrets, database or network, and can be killed at any time.

serveJobs<ParseJob, ParsedMessage>(readMessage)
