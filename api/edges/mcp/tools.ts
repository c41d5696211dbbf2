import { contentTools } from "./contentTools.ts"
import { leadTools } from "./leadTools.ts"
import type { Tool } from "./tool.ts"

/** Every tool that assistants have, in the order in which they are listed. */
export const tools: readonly Tool[] = [...leadTools, ...contentTools]
