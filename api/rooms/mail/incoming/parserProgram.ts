import { serveJobs } from "../../../platform/processes/limitedProgram.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { type ParseJob, readMessage } from "./reading/readMessage.ts"

// The process that parses messages (parseMessage.ts): no secrets, database or network; it can be killed at any time.

serveJobs<ParseJob, ParsedMessage>(readMessage)
