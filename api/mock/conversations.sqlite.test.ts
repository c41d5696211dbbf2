import { conversationCases, sendConversation } from "./conversations.cases.ts"
import { runCases } from "./runCases.ts"

runCases("conversations", conversationCases, sendConversation)
