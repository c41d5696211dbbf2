import { semanticColors } from "./semanticTokens.ts"
import { tokens } from "./tokens.ts"

type Scale = { readonly [name: string]: string | Scale }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (scale: Scale, prefix: string): string[] =>
  Object.entries(scale).flatMap(([name, value]) => {
    const property = `${prefix}-${kebabCase(name)}`
    return typeof value === "string" ? [`${property}: ${value};`] : declarations(value, property)
  })

const meaningsIn = (mode: "light" | "dark") =>
  declarations(Object.fromEntries(Object.entries(semanticColors).map(([name, color]) => [name, color[mode]])), "-")

const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join("\n")}\n}\n`

/**
 * The tokens as CSS custom properties: `tokens.fontSize.md` is `--font-size-md`, the colour `textMuted` is
 * `--text-muted`. Within an element marked `data-surface="night"`, colours have their meaning on dark ground.
 */
export const tokenStyleSheet = [
  rule(
    ":root",
    Object.entries(tokens).flatMap(([scale, values]) => declarations(values, `--${kebabCase(scale)}`)),
  ),
  rule(":root", meaningsIn("light")),
  rule('[data-surface="night"]', meaningsIn("dark")),
].join("\n")
