import { serveJobs } from "../../../platform/processes/limitedProgram.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { type ParseJob, readMessage } from "./reading/readMessage.ts"

// The process that reads messages, see parseMessage.ts. It has no secrets, uses neither database nor network, and may be
// killed at any moment.

serveJobs<ParseJob, ParsedMessage>(readMessage)
