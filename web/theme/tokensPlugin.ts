import type { Plugin } from "vite"
import { tokenStyleSheet } from "./tokenStyleSheet.ts"

const NAME = "virtual:tokens.css"
const RESOLVED = "\0virtual:tokens.css"

/** Makes the design tokens importable as a style sheet, so that `tokens.ts` stays their only source. */
export const tokensPlugin = (): Plugin => ({
  name: "farelight:tokens",
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? tokenStyleSheet : undefined),
})
