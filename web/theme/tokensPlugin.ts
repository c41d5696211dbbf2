import type { Plugin } from "vite"
import { tokenStyleSheet } from "./tokenStyleSheet.ts"

const NAME = "virtual:tokens.css"
const isTokens = (id: string) => id.split("?")[0] === NAME

/** Makes the design tokens importable as a style sheet, so that `tokens.ts` stays their only source. */
export const tokensPlugin = (): Plugin => ({
  name: "farelight:tokens",
  resolveId: (id) => (isTokens(id) ? `\0${id}` : undefined),
  load: (id) => (isTokens(id.replace("\0", "")) ? tokenStyleSheet : undefined),
})
