import { mailboxCases, sendMessages } from "./mailbox.cases.ts"
import { runCases } from "./runCases.ts"

runCases("messages that found no lead", mailboxCases, sendMessages)
