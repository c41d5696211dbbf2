import { contentTools } from "./contentTools.ts"
import { leadTools } from "./leadTools.ts"
import type { Tool } from "./tool.ts"

export const tools: readonly Tool[] = [...leadTools, ...contentTools]
