import { semanticColors } from "./semanticTokens.ts"
import { tokens } from "./tokens.ts"

type Scale = { readonly [name: string]: string | Scale }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (scale: Scale, prefix: string): string[] =>
  Object.entries(scale).flatMap(([name, value]) => {
    const property = `${prefix}-${kebabCase(name)}`
    return typeof value === "string" ? [`${property}: ${value};`] : declarations(value, property)
  })

const meanings = Object.fromEntries(Object.entries(semanticColors).map(([name, { light }]) => [name, light]))

/** The tokens as CSS custom properties: `tokens.fontSize.md` is `--font-size-md`, the colour `textMuted` is `--text-muted`. */
export const tokenStyleSheet = `:root {\n${[
  ...Object.entries(tokens).flatMap(([scale, values]) => declarations(values, `--${kebabCase(scale)}`)),
  ...declarations(meanings, "-"),
].join("\n")}\n}\n`
