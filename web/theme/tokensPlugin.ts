import type { Plugin } from "vite"
import { semanticColors } from "./semanticTokens.ts"
import { tokens } from "./tokens.ts"

type Scale = { readonly [name: string]: string | Scale }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (scale: Scale, prefix: string): string[] =>
  Object.entries(scale).flatMap(([name, value]) => {
    const property = `${prefix}-${kebabCase(name)}`
    return typeof value === "string" ? [`${property}: ${value};`] : declarations(value, property)
  })

// Every page includes these tokens, so hues without a meaning and colors of the dashboard are left out.
const { red, green, blue, purple, yellow, ...color } = tokens.color
const { aside, asideSurface, infoSurface, onNightMuted, ...siteColors } = semanticColors

const meaningsIn = (mode: "light" | "dark") => {
  const colors = Object.entries(siteColors).filter(([, { light, dark }]) => mode === "light" || light !== dark)
  return declarations(Object.fromEntries(colors.map(([name, color]) => [name, color[mode]])), "-")
}

const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join("\n")}\n}\n`

/** The tokens as CSS custom properties (`--font-size-md`, `--text-muted`), with dark values on night surfaces. */
const tokenStyleSheet = [
  rule(
    ":root",
    Object.entries({ ...tokens, color }).flatMap(([scale, values]) => declarations(values, `--${kebabCase(scale)}`)),
  ),
  rule(':root, [data-surface="paper"]', meaningsIn("light")),
  rule('[data-surface="night"], .dark', meaningsIn("dark")),
].join("\n")

const NAME = "virtual:tokens.css"
const isTokens = (id: string) => id.split("?")[0] === NAME

/** `tokens.ts` is the only source of the tokens, so it is made importable as a style sheet. */
export const tokensPlugin = (): Plugin => ({
  name: "farelight:tokens",
  resolveId: (id) => (isTokens(id) ? `\0${id}` : undefined),
  load: (id) => (isTokens(id.replace("\0", "")) ? tokenStyleSheet : undefined),
})
